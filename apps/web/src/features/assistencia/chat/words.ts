import { EQUIPE_LABELS, type Conversa } from '@app/contract/assistencia/chat'
import { formatDay, formatTime } from '../../../platform/text/format.ts'

/** With whom it is, seen from this person's side. */
export const comQuem = ({ lado, equipe, posto }: Conversa) =>
  lado === 'POSTO' ? EQUIPE_LABELS[equipe] : posto.nomeFantasia

/** What it is about; of the manufacturer's people also as which team. */
export const sobreQue = ({ lado, equipe, ordemServico }: Conversa) =>
  [ordemServico ? `OS ${ordemServico.numero}` : 'Geral', lado === 'EQUIPE' && EQUIPE_LABELS[equipe]]
    .filter(Boolean)
    .join(' · ')

/** The hour of today, the day of before. */
export const quando = (instant: string) =>
  formatDay(instant) === formatDay(new Date()) ? formatTime(instant) : formatDay(instant).slice(0, 5)
