import { formatMoment, formatTime } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'

/** Names of order drafts, for saved and for new orders. */
export const PREFIXO = 'pedido/'
export const PREFIXO_NOVO = 'pedido/novo/'
export const nomeOf = (pedidoId: number) => `${PREFIXO}${pedidoId}`
/** The order of a draft; null for a new one. */
export const pedidoIdOf = (nome: string): number | null => {
  const id = Number(nome.slice(PREFIXO.length))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** '14:32' today, otherwise with the day. */
export const whenOf = (em: string, now = new Date()) =>
  today(now) === today(new Date(em)) ? formatTime(em) : formatMoment(em, now)

export const keptText = (em: string, now = new Date()) =>
  `Rascunho salvo neste computador às ${whenOf(em, now)}`

let resumed: string | null = null

/** 'Continuar' in the list: the next form continues this draft without asking again. */
export const resumeNext = (nome: string) => {
  resumed = nome
}

export function takeResumed() {
  const nome = resumed
  resumed = null
  return nome
}
