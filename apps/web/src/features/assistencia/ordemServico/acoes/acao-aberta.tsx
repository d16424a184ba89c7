import type { AcaoOs, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { PedirPecaDialog } from '../orcamento/pedir-peca-dialog.tsx'
import { AcaoDialog } from './acao-dialog.tsx'

type Props = {
  os: OrdemServico
  acao: AcaoOs
  onClose: () => void
  onDone?: (os: OrdemServico) => void
}

/** The window of an act: what it asks, or the line of a budget that the repair turned out to need. */
export const AcaoAberta = (props: Props) =>
  props.acao === 'pedirPeca' ? <PedirPecaDialog {...props} /> : <AcaoDialog {...props} />
