import {
  namesOf,
  type Campo,
  type Campos,
  type DigitadoDe,
  type NomeDe,
  type ValoresDe,
} from '@app/contract/casca/campos'
import { formatAmount, formatDateTime, formatDay, formatQuantity } from '../text/format.ts'

/** The value of a plain field's control. */
export type Typed = string | number | boolean | readonly string[] | null

const isTexts = (value: Typed): value is readonly string[] => Array.isArray(value)

const typedOf = ({ type }: Campo, value: Typed | undefined): Typed => {
  if (type === 'text' || type === 'area') return value ?? ''
  if (type === 'switch') return value ?? false
  if (type === 'texts') return value ?? []
  // The form compares instants as text, so they get one spelling.
  return type === 'instant' && typeof value === 'string' ? new Date(value).toISOString() : (value ?? null)
}

/** A form's values for a record's plain fields; without a record, those of a new one. */
export const formValuesOf = <M extends Campos>(campos: M, record?: ValoresDe<M>): DigitadoDe<M> =>
  Object.fromEntries(
    Object.entries<Campo>(campos).map(([name, campo]) => [name, typedOf(campo, record?.[name])]),
  ) as DigitadoDe<M>

/** Blanks around a text are no change, because the server trims them. */
const plain = (value: Typed) =>
  isTexts(value) ? JSON.stringify(value) : typeof value === 'string' ? value.trim() : value

/** Names of the fields in which two forms differ, in the order of the form. */
export const changedNames = <M extends Campos>(campos: M, a: DigitadoDe<M>, b: DigitadoDe<M>): NomeDe<M>[] =>
  namesOf(campos).filter((name) => plain(a[name]) !== plain(b[name]))

/**
 * The body of a save of a stored record: only the differences, so that an untouched field cannot overwrite another
 * person's change.
 */
export const changesOf = <M extends Campos>(
  campos: M,
  before: DigitadoDe<M>,
  after: DigitadoDe<M>,
): Partial<ValoresDe<M>> =>
  Object.fromEntries(changedNames(campos, before, after).map((name) => [name, after[name]])) as Partial<
    ValoresDe<M>
  >

/** The body of a save of a new record: only the plain fields of the form. */
export const plainValuesOf = <M extends Campos>(campos: M, values: DigitadoDe<M>): ValoresDe<M> =>
  Object.fromEntries(namesOf(campos).map((name) => [name, values[name]])) as ValoresDe<M>

/** The value of a field in words. */
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
