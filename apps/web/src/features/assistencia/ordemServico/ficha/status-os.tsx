import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconBan,
  IconBolt,
  IconCircleCheck,
  IconClipboardCheck,
  IconClipboardX,
  IconDeviceWatch,
  IconDeviceWatchQuestion,
  IconHourglass,
  IconInbox,
  IconLock,
  IconMessageQuestion,
  IconPencil,
  IconSearch,
  IconStethoscope,
  IconThumbDown,
  IconThumbUp,
  IconTool,
  IconTruckDelivery,
  IconX,
} from '@tabler/icons-react'
import type { StatusOs, StatusOsRead } from '@app/contract/assistencia/ordemServico'
import { Dot } from '../../../../ui/page/dot.tsx'
import type { Look } from '../../../../ui/page/dot.tsx'

const waits = (icon: Look['icon']): Look => ({ className: 'criado', icon })
const works = (icon: Look['icon']): Look => ({ className: 'em-separacao', icon })
const asks = (icon: Look['icon']): Look => ({ className: 'a-faturar', icon })
const good = (icon: Look['icon']): Look => ({ className: 'faturado', icon })
const over = (icon: Look['icon']): Look => ({ className: 'cancelado', icon })

/** Colour and icon of each status: waiting, on the bench, asking for an answer, good, over. */
const STATUS_OS_LOOK: Record<StatusOs, Look> = {
  EM_CRIACAO: waits(IconPencil),
  AGUARDANDO_RELOGIO: waits(IconHourglass),
  ABERTURA_DE_OS: waits(IconInbox),
  PRE_AVALIACAO_TECNICA: works(IconSearch),
  AVALIACAO_TECNICA: works(IconStethoscope),
  APROVAR_ORCAMENTO: asks(IconMessageQuestion),
  ORCAMENTO_APROVADO: good(IconThumbUp),
  ORCAMENTO_REPROVADO: over(IconThumbDown),
  AGUARDANDO_CONSERTO: works(IconTool),
  CONSERTADA: works(IconCircleCheck),
  CONTROLE_QUALIDADE: asks(IconClipboardCheck),
  APROVADO_QC: good(IconClipboardCheck),
  REPROVADO_QC: { className: 'faturamento-atrasado', icon: IconClipboardX },
  REPARADA: good(IconDeviceWatch),
  ENTREGUE: good(IconCircleCheck),
  FINALIZADA: over(IconLock),
  CANCELADA: over(IconBan),
  TROCA_MODELO: asks(IconArrowsExchange),
  ESCOLHA_DE_MODELO: asks(IconDeviceWatchQuestion),
  AGUARDANDO_RELOGIO_DE_TROCA: waits(IconTruckDelivery),
  TROCA_NAO_AUTORIZADA: over(IconX),
  TROCA_REVERTIDA: over(IconArrowBackUp),
  ATENDIDA: good(IconBolt),
}

/** Status of a service order: colour, icon and text, always the three. */
export const StatusOsBadge = ({ status: { name, description } }: { status: StatusOsRead }) => (
  <Dot look={STATUS_OS_LOOK[name]}>{description}</Dot>
)
