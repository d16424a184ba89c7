import { isGtin } from './gtin.ts'

/** What a label of GS1 says of a product on the shelf. */
export type Gs1 = { gtin: string; lote?: string; validade?: string; quantidade?: number }

/** FNC1 inside of an element string, as scanners send it: the control character GS. */
export const FNC1 = '\u001D'

type Field = { name?: keyof Gs1; length: number; fixed: boolean; digits: boolean }

const fixed = (length: number, name?: keyof Gs1): Field => ({
  ...(name && { name }),
  length,
  fixed: true,
  digits: true,
})
const upTo = (length: number, name?: keyof Gs1, digits = false): Field => ({
  ...(name && { name }),
  length,
  fixed: false,
  digits,
})

/** The identifiers that labels of goods carry (GS1 General Specifications, 3.2); others make the label unreadable. */
const FIELDS: Record<string, Field> = {
  '00': fixed(18),
  '01': fixed(14, 'gtin'),
  '02': fixed(14, 'gtin'),
  '10': upTo(20, 'lote'),
  '11': fixed(6),
  '13': fixed(6),
  '15': fixed(6),
  '17': fixed(6, 'validade'),
  '20': fixed(2),
  '21': upTo(20),
  '30': upTo(8, 'quantidade', true),
  '37': upTo(8, 'quantidade', true),
  '240': upTo(30),
  '241': upTo(30),
}

/** Weights and measures: four digits of identifier, six of value. */
const MEASURE = /^3[1-6]\d\d/

type Element = { ai: string; field: Field; value: string }

const fieldAt = (text: string): { ai: string; field: Field } | null => {
  const measure = MEASURE.exec(text)
  if (measure) return { ai: measure[0], field: fixed(6) }
  for (const length of [2, 3]) {
    const ai = text.slice(0, length)
    const field = FIELDS[ai]
    if (field) return { ai, field }
  }
  return null
}

const fits = ({ field, value }: Element): boolean =>
  (field.fixed ? value.length === field.length : value.length > 0 && value.length <= field.length) &&
  (!field.digits || /^\d+$/.test(value))

/** `(01)07891234567895(10)L2607D`, as people write it and some scanners send it. */
function readBracketed(text: string): Element[] | null {
  const parts = [...text.matchAll(/\((\d{2,4})\)([^(]*)/g)]
  if (parts.map(([whole]) => whole).join('') !== text) return null
  const elements = parts.map(([, ai = '', value = '']) => {
    const found = fieldAt(ai)
    return found?.ai === ai ? { ...found, value: value.trim() } : null
  })
  return elements.every((one) => one !== null) ? elements : null
}

/** Reads identifier after identifier: fields of fixed length end by themselves, the others at FNC1 or at the end. */
function readPlain(text: string): Element[] | null {
  const elements: Element[] = []
  let rest = text
  while (rest !== '') {
    const found = fieldAt(rest)
    if (!found) return null
    const { ai, field } = found
    const after = rest.slice(ai.length)
    const stop = after.indexOf(FNC1)
    const end = field.fixed ? field.length : stop < 0 ? after.length : stop
    elements.push({ ai, field, value: after.slice(0, end) })
    rest = after.slice(end)
    if (rest.startsWith(FNC1)) rest = rest.slice(1)
  }
  return elements
}

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** YYMMDD as `2027-01-08`; day 00 is the last of the month. The century nearest to now is taken (GS1, 7.12). */
export function gs1Day(text: string, yearNow: number): string | null {
  const [yy = 0, month = 0, day = 0] = (text.match(/\d\d/g) ?? []).map(Number)
  const near = yearNow - (yearNow % 100) + yy
  const year = near - yearNow >= 51 ? near - 100 : near - yearNow <= -50 ? near + 100 : near
  if (month < 1 || month > 12 || day > lastDay(year, month)) return null
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${two(day === 0 ? lastDay(year, month) : day)}`
}

function gs1Of(elements: readonly Element[], yearNow: number): Gs1 | null {
  const found: Partial<Gs1> = {}
  for (const element of elements) {
    const { field, value } = element
    if (!fits(element)) return null
    if (field.name === 'gtin') found.gtin = value
    else if (field.name === 'lote') found.lote = value
    else if (field.name === 'quantidade') found.quantidade = Number(value)
    else if (field.name === 'validade') {
      const day = gs1Day(value, yearNow)
      if (day === null) return null
      found.validade = day
    }
  }
  const { gtin, ...others } = found
  return gtin !== undefined && isGtin(gtin) ? { gtin, ...others } : null
}

/**
 * Whether a text looks like a GS1 label; if such a text cannot be read, it is a bad reading, not another kind of code.
 */
export const looksLikeGs1 = (text: string): boolean =>
  /^\((?:0[12]|1[01357]|17|2[01]|3[07])\)/.test(text) || text.includes(FNC1)

/**
 * The product, lot, expiry and count of a GS1 element string, with brackets or FNC1; `null` when the text is no such
 * string.
 */
export function readGs1(text: string, yearNow: number): Gs1 | null {
  const bare = text.replace(new RegExp(`^${FNC1}`), '')
  const elements = bare.startsWith('(')
    ? readBracketed(bare.replaceAll(FNC1, ''))
    : /^0[12]\d{14}/.test(bare) || bare.includes(FNC1)
      ? readPlain(bare)
      : null
  return elements && gs1Of(elements, yearNow)
}
