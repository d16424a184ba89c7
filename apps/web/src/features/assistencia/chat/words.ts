import { EQUIPE_LABELS, type Conversa } from '@app/contract/assistencia/chat'
import { formatDay, formatTime } from '../../../platform/text/format.ts'

/** The other side of the conversation. */
export const comQuem = ({ lado, equipe, posto, consumidor }: Conversa) => {
  if (equipe === 'CONSUMIDOR') return consumidor?.nome ?? 'Consumidor'
  return lado === 'POSTO' ? EQUIPE_LABELS[equipe] : posto.nomeFantasia
}

/** The subject; for the manufacturer's people also the team. */
export const sobreQue = ({ lado, equipe, ordemServico }: Conversa) =>
  [
    ordemServico ? `OS ${ordemServico.numero}` : 'Geral',
    equipe === 'CONSUMIDOR' ? 'consumidor' : lado === 'EQUIPE' && EQUIPE_LABELS[equipe],
  ]
    .filter(Boolean)
    .join(' · ')

/** The time for today, the day for earlier. */
export const quando = (instant: string) =>
  formatDay(instant) === formatDay(new Date()) ? formatTime(instant) : formatDay(instant).slice(0, 5)
