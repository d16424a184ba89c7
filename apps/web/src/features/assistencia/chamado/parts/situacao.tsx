import {
  PRAZO_CHAMADO_LABELS,
  type PrazoChamado,
  SITUACAO_CHAMADO_LABELS,
  type SituacaoChamado,
} from '@app/contract/assistencia/chamado'
import {
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconClock,
  IconClockCheck,
  IconClockPause,
  IconMessageCheck,
  IconSparkles,
  IconUserQuestion,
} from '@tabler/icons-react'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Dot } from '../../../../ui/page/dot.tsx'
import type { Look } from '../../../../ui/page/dot.tsx'

export const CHAMADO_LOOKS: Record<SituacaoChamado, Look> = {
  NOVO: { className: 'criado', icon: IconSparkles },
  PENDENTE: { className: 'em-separacao', icon: IconUserQuestion },
  ATENDIDO: { className: 'faturado', icon: IconMessageCheck },
  NAO_ATENDIDO: { className: 'cancelado', icon: IconBan },
  FINALIZADO: { className: 'neutro', icon: IconCheck },
}

/** The state of a ticket: colour, icon and word. */
export const ChamadoSituacao = ({ situacao }: { situacao: SituacaoChamado }) => (
  <Dot look={CHAMADO_LOOKS[situacao]}>{SITUACAO_CHAMADO_LABELS[situacao]}</Dot>
)

const PRAZOS = {
  ATRASADO: { tone: 'erro-r', icon: IconAlertTriangle },
  NO_PRAZO: { tone: 'info', icon: IconClock },
  PARADO: { tone: 'neutro', icon: IconClockPause },
  CUMPRIDO: { tone: 'sucesso', icon: IconClockCheck },
  PERDIDO: { tone: 'atencao', icon: IconClock },
} as const

/** The state of its clock. */
export const ChamadoPrazo = ({ prazo }: { prazo: PrazoChamado }) => (
  <Badge {...PRAZOS[prazo]}>{PRAZO_CHAMADO_LABELS[prazo]}</Badge>
)
