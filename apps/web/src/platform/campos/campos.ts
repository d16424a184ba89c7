import {
  namesOf,
  type Campo,
  type Campos,
  type DigitadoDe,
  type NomeDe,
  type ValoresDe,
} from '@app/contract/casca/campos'
import { formatAmount, formatDateTime, formatDay, formatQuantity } from '../text/format.ts'

/** What a control of a plain field gives. */
export type Typed = string | number | boolean | readonly string[] | null

const isTexts = (value: Typed): value is readonly string[] => Array.isArray(value)

const typedOf = ({ type }: Campo, value: Typed | undefined): Typed => {
  if (type === 'text' || type === 'area') return value ?? ''
  if (type === 'switch') return value ?? false
  if (type === 'texts') return value ?? []
  // However the server writes an instant, the form compares it as text.
  return type === 'instant' && typeof value === 'string' ? new Date(value).toISOString() : (value ?? null)
}

/** What a form holds of a record's plain fields; of no record, what a new one begins with. */
export const formValuesOf = <M extends Campos>(campos: M, record?: ValoresDe<M>): DigitadoDe<M> =>
  Object.fromEntries(
    Object.entries<Campo>(campos).map(([name, campo]) => [name, typedOf(campo, record?.[name])]),
  ) as DigitadoDe<M>

/** Blanks around a text are no change: the server trims them. */
const plain = (value: Typed) =>
  isTexts(value) ? JSON.stringify(value) : typeof value === 'string' ? value.trim() : value

/** Names of the fields in which two forms differ, in the order of the form. */
export const changedNames = <M extends Campos>(campos: M, a: DigitadoDe<M>, b: DigitadoDe<M>): NomeDe<M>[] =>
  namesOf(campos).filter((name) => plain(a[name]) !== plain(b[name]))

/** What a save of a stored record sends: only what differs, so that a field that nobody touched cannot overwrite another's. */
export const changesOf = <M extends Campos>(
  campos: M,
  before: DigitadoDe<M>,
  after: DigitadoDe<M>,
): Partial<ValoresDe<M>> =>
  Object.fromEntries(changedNames(campos, before, after).map((name) => [name, after[name]])) as Partial<
    ValoresDe<M>
  >

/** What a save of a new record sends: the plain fields alone, of a form that holds more. */
export const plainValuesOf = <M extends Campos>(campos: M, values: DigitadoDe<M>): ValoresDe<M> =>
  Object.fromEntries(namesOf(campos).map((name) => [name, values[name]])) as ValoresDe<M>

/** What a field holds, in words. */
export const campoText = (campo: Campo, value: Typed): string => {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number')
    return campo.type === 'number' && campo.format === 'money' ? formatAmount(value) : formatQuantity(value)
  const text = (isTexts(value) ? value.join(', ') : value)?.trim()
  if (!text) return 'vazio'
  switch (campo.type) {
    case 'instant':
      return formatDateTime(text)
    case 'day':
      return formatDay(text)
    case 'option':
      return campo.options.find((option) => option.value === text)?.label ?? text
    default:
      return text
  }
}
