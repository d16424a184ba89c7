import {
  IconAlertTriangle,
  IconBan,
  IconBolt,
  IconClipboardCheck,
  IconClockExclamation,
  IconCloudOff,
  IconInbox,
  IconPencil,
  IconPackage,
  IconTruckDelivery,
  IconTruckLoading,
} from '@tabler/icons-react'
import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { PedidoStatus, StatusAlcis } from '@app/contract/armazem/pedido'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/page/badge.tsx'
import { Dot } from '../../../ui/page/dot.tsx'
import type { Look } from '../../../ui/page/dot.tsx'
import { Icon } from '../../../ui/page/icon.tsx'

/** Colour and icon of each order status; the text is always beside them (look.md, 'Status'). */
export const SITUACAO_LOOK: Record<PedidoStatus | 'EXPEDIDO', Look> = {
  CRIADO: { className: 'criado', icon: IconInbox },
  SEPARACAO_ATRASADA: { className: 'separacao-atrasada', icon: IconAlertTriangle },
  FATURAMENTO_ATRASADO: { className: 'faturamento-atrasado', icon: IconClockExclamation },
  EM_SEPARACAO: { className: 'em-separacao', icon: IconPackage },
  A_FATURAR: { className: 'a-faturar', icon: IconClipboardCheck },
  FATURADO: { className: 'faturado', icon: IconTruckLoading },
  CANCELADO: { className: 'cancelado', icon: IconBan },
  EXPEDIDO: { className: 'faturado', icon: IconTruckDelivery },
}

const WMS_LOOK: Record<StatusAlcis, Look> = {
  'não enviado': { className: 'neutro', icon: IconCloudOff },
  recebido: { className: 'criado', icon: IconInbox },
  'em separação': { className: 'em-separacao', icon: IconPackage },
  conferido: { className: 'a-faturar', icon: IconClipboardCheck },
  expedido: { className: 'faturado', icon: IconTruckDelivery },
}

const isLate = (status: PedidoStatus | 'EXPEDIDO') =>
  status === 'SEPARACAO_ATRASADA' || status === 'FATURAMENTO_ATRASADO'

type Props = {
  status: PedidoStatus | 'EXPEDIDO'
  /** `chip`: the tinted label; `dot` (tables, headers): coloured disc, neutral text unless late. */
  as?: 'dot' | 'chip'
  /** Other words than the usual label. */
  children?: ReactNode
}

/** Status of an order: colour, icon and text, always the three. */
export function SituacaoBadge({ status, as = 'dot', children }: Props) {
  const look = SITUACAO_LOOK[status]
  const words = children ?? STATUS_LABELS[status]
  if (as === 'dot')
    return (
      <Dot look={look} loud={isLate(status)}>
        {words}
      </Dot>
    )
  return (
    <span className={`etiqueta ${look.className}`}>
      <Icon of={look.icon} />
      {words}
    </span>
  )
}

/** WMS status of an order, in the WMS's words. */
export const StatusWmsBadge = ({ status }: { status: StatusAlcis }) => (
  <Dot look={WMS_LOOK[status]}>{status}</Dot>
)

/** The chip of an order that was saved but not sent. */
export const RascunhoBadge = () => (
  <Badge tone="neutro" icon={IconPencil}>
    Rascunho
  </Badge>
)

/** The chip of an urgent order. */
export const UrgenteBadge = () => (
  <Badge tone="atencao" icon={IconBolt}>
    Urgente
  </Badge>
)
