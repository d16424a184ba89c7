import { errorText } from '@app/contract/casca/errors'
import type { RegisterField, RegisterView } from '@app/contract/casca/register'
import { formatDay } from '../../platform/text/format.ts'
import { requiredText } from '../../ui/form/use-save-form.ts'
import { numberText, valueAt, valueText } from '../record/record.ts'
import type { RegisterRecord } from '../record/record.ts'
import type { Chosen } from './reference-field.tsx'

/** The values of a form (texts, numbers, switches and chosen records), by the names of the fields. */
export type FieldValue = string | number | boolean | Chosen | readonly Chosen[] | null
export type FormValues = Record<string, FieldValue>

/** What a field of text shows of a value. */
export const textOf = (value: FieldValue | undefined) => (typeof value === 'string' ? value : '')

export const fieldsOf = ({ groups }: RegisterView): RegisterField[] => groups.flatMap(({ fields }) => fields)

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'

/** The records of a field that names several. */
export const chosenOf = (value: unknown): Chosen[] => (Array.isArray(value) ? value.filter(isChosen) : [])

const initial = (field: RegisterField, record: RegisterRecord | undefined): FieldValue => {
  const value = record && valueAt(record, field.name)
  switch (field.type) {
    case 'switch':
      return record ? value === true : (field.initial ?? false)
    case 'reference':
      return isChosen(value) ? value : null
    case 'references':
      return chosenOf(value)
    case 'option':
      return typeof value === 'string' ? value : (field.options[0]?.value ?? '')
    case 'number':
      return typeof value === 'number' ? value : null
    case 'day':
      return typeof value === 'string' ? value : null
    default:
      return record ? valueText(value, field.format) : (field.initial ?? '')
  }
}

/** The form of a record, or an empty one. */
export const valuesOf = (view: RegisterView, record?: RegisterRecord): FormValues =>
  Object.fromEntries(fieldsOf(view).map((field) => [field.name, initial(field, record)]))

/** Some fields of a form, from what is known about a record that does not exist yet. */
export const givenValues = (view: RegisterView, given: Readonly<Record<string, unknown>> = {}): FormValues =>
  Object.fromEntries(
    fieldsOf(view)
      .filter(({ name }) => name in given)
      .map((field) => [field.name, initial(field, { id: 0, versao: 0, ...given })]),
  )

const idsText = (value: readonly Chosen[]) =>
  value
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join()

export const sameValue = (a: FieldValue | undefined, b: FieldValue | undefined): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) return idsText(chosenOf(a)) === idsText(chosenOf(b))
  return isChosen(a) && isChosen(b) ? a.id === b.id : (a ?? '') === (b ?? '')
}

/** Names of the fields in which two forms differ. */
export const changedFields = (view: RegisterView, before: FormValues, after: FormValues): string[] =>
  fieldsOf(view)
    .map(({ name }) => name)
    .filter((name) => !sameValue(before[name], after[name]))

const wire = (value: FieldValue | undefined) => {
  if (Array.isArray(value)) return chosenOf(value).map(({ id }) => ({ id }))
  return isChosen(value) ? { id: value.id } : value
}

/**
 * The body: of a change only the differences, because absent is unchanged (api.md); of a new record the filled fields.
 */
export const bodyOf = (values: FormValues, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, wire(values[name])]))

export const filledFields = (view: RegisterView, values: FormValues): string[] =>
  fieldsOf(view)
    .map(({ name }) => name)
    .filter((name) => values[name] !== '' && values[name] !== null)

/** A field in words, for the choice between two people's values. */
export const fieldText = (field: RegisterField, value: FieldValue | undefined): string => {
  if (field.type === 'option') return field.options.find((option) => option.value === value)?.label ?? 'vazio'
  if (field.type === 'day' && typeof value === 'string') return formatDay(value)
  if (isChosen(value) && field.type === 'reference') return String(value[field.optionLabel])
  if (field.type === 'references')
    return (
      chosenOf(value)
        .map((one) => String(one[field.optionLabel]))
        .join(', ') || 'vazio'
    )
  if (field.type === 'number' && typeof value === 'number') return numberText(value, field.format)
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  return typeof value === 'string' && value.trim() !== '' ? value : 'vazio'
}

/** Errors for empty required fields, and for text in a number field that is not a number. */
export const requiredErrors = (view: RegisterView, values: FormValues): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(view).flatMap(({ name, label, required, emptyText }) => {
      const value = values[name]
      if (Number.isNaN(value)) return [[name, errorText('NUMERO_INVALIDO')]]
      const empty = value === null || (typeof value === 'string' && value.trim() === '')
      return required && empty ? [[name, emptyText ?? requiredText(label)]] : []
    }),
  )

/**
 * Merges two people's changes of one record: a change by only the other person is taken; a field that both changed must
 * be chosen.
 */
export const mergeValues = (view: RegisterView, base: FormValues, theirs: FormValues, mine: FormValues) => {
  const [their, my] = [changedFields(view, base, theirs), changedFields(view, base, mine)]
  const conflicts = my.filter((name) => their.includes(name) && !sameValue(theirs[name], mine[name]))
  const values = { ...theirs, ...Object.fromEntries(my.map((name) => [name, mine[name] ?? null])) }
  return { values, conflicts }
}
