import { SITUACAO_COMPRA_LABELS } from '@app/contract/assistencia/compraPeca'
import type { SituacaoCompra } from '@app/contract/assistencia/compraPeca'
import { IconBan, IconCheck, IconClipboardCheck, IconInbox, IconTruckDelivery } from '@tabler/icons-react'
import { Dot } from '../../../../ui/page/dot.tsx'
import type { Look } from '../../../../ui/page/dot.tsx'

const LOOKS: Record<SituacaoCompra, Look> = {
  SOLICITADA: { className: 'criado', icon: IconInbox },
  AUTORIZADA: { className: 'a-faturar', icon: IconClipboardCheck },
  ENVIADA: { className: 'em-separacao', icon: IconTruckDelivery },
  RECEBIDA: { className: 'faturado', icon: IconCheck },
  REJEITADA: { className: 'cancelado', icon: IconBan },
}

/** The state of a purchase: colour, icon and word. */
export const CompraSituacao = ({ situacao }: { situacao: SituacaoCompra }) => (
  <Dot look={LOOKS[situacao]}>{SITUACAO_COMPRA_LABELS[situacao]}</Dot>
)
