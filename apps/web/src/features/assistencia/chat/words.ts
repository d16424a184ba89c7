import { EQUIPE_LABELS, type Conversa, type Equipe } from '@app/contract/assistencia/chat'
import { DAY_MS } from '@app/rules/casca/tempo'
import { formatDay, formatTime, initials } from '../../../platform/text/format.ts'

/** The other side of the conversation. */
export const comQuem = ({ lado, equipe, posto, consumidor }: Conversa) => {
  if (equipe === 'CONSUMIDOR') return consumidor?.nome ?? 'Consumidor'
  return lado === 'POSTO' ? EQUIPE_LABELS[equipe] : posto.nomeFantasia
}

const SIGLAS: Record<Equipe, string> = {
  ASSISTENCIA_SP: 'SP',
  MANAUS: 'MA',
  TROCA: 'TR',
  FINANCEIRO: 'FI',
}

/** What stands for the other side in its picture. */
export const iniciaisDe = (conversa: Conversa) =>
  conversa.lado === 'POSTO' && conversa.equipe !== 'CONSUMIDOR'
    ? SIGLAS[conversa.equipe]
    : initials(comQuem(conversa))

/** The subject; for the manufacturer's people also the team. */
export const sobreQue = ({ lado, equipe, ordemServico }: Conversa) =>
  [
    ordemServico ? `OS ${ordemServico.numero}` : 'Geral',
    equipe === 'CONSUMIDOR' ? 'consumidor' : lado === 'EQUIPE' && EQUIPE_LABELS[equipe],
  ]
    .filter(Boolean)
    .join(' · ')

const ontem = () => formatDay(new Date(Date.now() - DAY_MS))

/** The time for today, the day for earlier. */
export const quando = (instant: string) => {
  const day = formatDay(instant)
  if (day === formatDay(new Date())) return formatTime(instant)
  return day === ontem() ? 'ontem' : day.slice(0, 5)
}

/** When a quoted message was written, beside its author: '09:20', 'ontem, 09:20', '17/11, 09:20'. */
export const quandoDita = (instant: string) => {
  const day = quando(instant)
  return day === formatTime(instant) ? day : `${day}, ${formatTime(instant)}`
}

/** The heading of a day's messages. */
export const diaDe = (instant: string) => {
  const day = formatDay(instant)
  if (day === formatDay(new Date())) return 'Hoje'
  return day === ontem() ? 'Ontem' : day
}
