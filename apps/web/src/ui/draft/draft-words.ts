import { formatMoment, formatTime } from '../../platform/text/format.ts'
import { today } from '../../platform/text/time.ts'

/** '14:32' today, otherwise with the day. */
export const whenOf = (em: string, now = new Date()) =>
  today(now) === today(new Date(em)) ? formatTime(em) : formatMoment(em, now)

export const keptText = (em: string, now = new Date()) =>
  `Rascunho salvo neste computador às ${whenOf(em, now)}`
