import {
  SITUACAO_TRANSFERENCIA_LABELS,
  type SituacaoTransferencia,
} from '@app/contract/assistencia/transferenciaPeca'
import { IconBan, IconCheck, IconTruckDelivery } from '@tabler/icons-react'
import { Dot, type Look } from '../../../../ui/page/dot.tsx'

const LOOKS: Record<SituacaoTransferencia, Look> = {
  EM_TRANSITO: { className: 'em-separacao', icon: IconTruckDelivery },
  RECEBIDA: { className: 'faturado', icon: IconCheck },
  CANCELADA: { className: 'cancelado', icon: IconBan },
}

/** The state of a transfer: colour, icon and word. */
export const TransferenciaSituacao = ({ situacao }: { situacao: SituacaoTransferencia }) => (
  <Dot look={LOOKS[situacao]}>{SITUACAO_TRANSFERENCIA_LABELS[situacao]}</Dot>
)
