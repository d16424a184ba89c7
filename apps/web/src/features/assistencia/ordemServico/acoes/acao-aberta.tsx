import type { AcaoOs, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { RequestPecaDialog } from '../orcamento/request-peca-dialog.tsx'
import { AcaoDialog } from './acao-dialog.tsx'

type Props = {
  os: OrdemServico
  acao: AcaoOs
  onClose: () => void
  onDone?: (os: OrdemServico) => void
}

/** The dialog of an act: its form, or the line that is added to a budget during the repair. */
export const AcaoAberta = (props: Props) =>
  props.acao === 'pedirPeca' ? <RequestPecaDialog {...props} /> : <AcaoDialog {...props} />
