import type { SituacaoTransferencia } from '@app/contract/assistencia/transferenciaPeca'
import { transferenciaPecaView } from '@app/contract/registers/transferenciaPeca'
import type { ComponentProps } from 'react'
import { RegisterList } from '../../../../register/list/list.tsx'
import { TransferenciaSituacao } from '../parts/situacao.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

/** Rows of phones have no header, so each post says which end it is. */
const ponta = (label: string, field: 'origem' | 'destino') => (record: Record<string, unknown>) => (
  <span>
    <span className="so-telefone t2">{label} </span>
    {(record[field] as { nomeFantasia: string }).nomeFantasia}
  </span>
)

const CELLS = {
  'origem.nomeFantasia': ponta('De', 'origem'),
  'destino.nomeFantasia': ponta('Para', 'destino'),
  situacao: ({ situacao }: Record<string, unknown>) => (
    <TransferenciaSituacao situacao={situacao as SituacaoTransferencia} />
  ),
}

/** /transferenciaPeca: what posts of one credenciado send each other, the newest first. */
export const TransferenciaPecaList = (props: Props) => (
  <RegisterList view={transferenciaPecaView} cells={CELLS} {...props} />
)
