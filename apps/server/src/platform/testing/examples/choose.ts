import type { Recorded } from '../../openapi/recorded.ts'
import { fieldsOf, type Done } from './recorder.ts'

const MOST_ITEMS = 2
const MOST_TEXT = 160
const GOOD_CHARACTERS = 1_200
const MOST_LINES = 3
/** Lists of a fixed length. */
const WHOLE = new Set(['cartoes', 'horas', 'distribuicao'])
/** What opens something: shown without its value. */
const SECRET = /^(access_token|refresh_token|mfa_token|token|segredo|chave|href)$/

/** `whsec_aB3=` → `whsec_xxx=`: as long, of the same kind, and of no use. */
const without = (secret: string): string => {
  const at = secret.startsWith('/') ? secret.lastIndexOf('/') + 1 : secret.indexOf('_') + 1
  return secret.length < 20 ? secret : secret.slice(0, at) + secret.slice(at).replaceAll(/[A-Za-z0-9]/g, 'x')
}

/** A value as an example shows it: the first of its items, the beginning of its texts, no secrets. */
const shorten = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value))
    return value.slice(0, WHOLE.has(name) ? value.length : MOST_ITEMS).map((each) => shorten(each))
  if (typeof value === 'string') {
    if (SECRET.test(name)) return without(value)
    return value.length > MOST_TEXT ? `${value.slice(0, MOST_TEXT - 1)}…` : value
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each, key)]))
}

const shownAnswer = (answered: unknown): unknown =>
  typeof answered === 'string' ? answered.split('\r\n').slice(0, MOST_LINES).join('\r\n') : shorten(answered)

const valueOf = ({ corpo, resposta }: Recorded): number => {
  const characters = JSON.stringify([corpo, resposta]).length
  const told = (value: unknown) =>
    value === undefined ? 0 : (JSON.stringify(value).match(/[^[{,]:(?!null)/g)?.length ?? 0)
  const fields = 3 * fieldsOf(corpo).length + fieldsOf(resposta).length + told(resposta)
  return fields - Math.max(0, characters - GOOD_CHARACTERS) / 40
}

const recordedOf = ({ status, sent, answered }: Done): Recorded => ({
  ...(sent !== undefined && sent !== null && { corpo: sent }),
  status,
  ...(answered !== undefined && { resposta: shownAnswer(answered) }),
})

/** The call that shows most in least, and sends nothing that is set aside; of two alike the same one each time. */
export const choose = (calls: readonly Done[]): Recorded | undefined => {
  const [found] = calls
    // A call that takes a file in several ways shows the one that can be read.
    .map((done) => ({ plain: done.sent === undefined ? 0 : done.plain ? 2 : 1, recorded: recordedOf(done) }))
    .map((each) => ({ ...each, value: valueOf(each.recorded), text: JSON.stringify(each.recorded) }))
    .toSorted(
      (one, other) => other.plain - one.plain || other.value - one.value || (one.text < other.text ? -1 : 1),
    )
  return found?.recorded
}
