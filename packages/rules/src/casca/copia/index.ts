import type { SituacaoCopia } from '@app/contract/casca/instalacao'
import { DAY_MS, localDay } from '../tempo/index.ts'

const HOUR_MS = DAY_MS / 24
/** Copies are taken when few work. */
const HORA_DA_COPIA = 2
/** A day and two hours: what is older has missed its night. */
const ATRASO_MS = DAY_MS + 2 * HOUR_MS
const TESTE_MS = 7 * DAY_MS

const localHour = (moment: Date, zona: string): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zona }).format(moment),
  )

/**
 * Whether a copy is to be taken now: one a day, from two o'clock on, and at any hour where a night was missed. `desde` is
 * the last one, or the birth of an installation without any.
 */
export const isCopiaDevida = (desde: Date, agora: Date, zona: string): boolean =>
  agora.getTime() - desde.getTime() > ATRASO_MS ||
  (localDay(desde, zona) !== localDay(agora, zona) && localHour(agora, zona) >= HORA_DA_COPIA)

/** Whether the newest copy is to be proved by a restore: one a week. */
export const isTesteDevido = (ultimoTeste: Date | null, agora: Date): boolean =>
  ultimoTeste === null || agora.getTime() - ultimoTeste.getTime() >= TESTE_MS

/** How the copies stand; an installation younger than a day owes none. */
export const situacaoDasCopias = (
  { guardar, ultima, desde }: { guardar: number; ultima: Date | null; desde: Date },
  agora: Date,
): SituacaoCopia => {
  if (guardar === 0) return 'DESLIGADA'
  const late = agora.getTime() - (ultima ?? desde).getTime() > ATRASO_MS
  if (late) return 'ATRASADA'
  return ultima === null ? 'AINDA_NENHUMA' : 'EM_DIA'
}
