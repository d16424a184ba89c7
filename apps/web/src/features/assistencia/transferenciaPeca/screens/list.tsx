import type { SituacaoTransferencia } from '@app/contract/assistencia/transferenciaPeca'
import { transferenciaPecaView } from '@app/contract/registers/transferenciaPeca'
import type { ComponentProps } from 'react'
import { RegisterList } from '../../../../register/list/list.tsx'
import { TransferenciaSituacao } from '../parts/situacao.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const CELLS = {
  situacao: ({ situacao }: Record<string, unknown>) => (
    <TransferenciaSituacao situacao={situacao as SituacaoTransferencia} />
  ),
}

/** /transferenciaPeca: what posts of one credenciado send each other, the newest first. */
export const TransferenciaPecaList = (props: Props) => (
  <RegisterList view={transferenciaPecaView} cells={CELLS} {...props} />
)
