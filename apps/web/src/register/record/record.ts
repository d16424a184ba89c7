import type { Format, RegisterColumn, RegisterView } from '@app/contract/casca/register'
import {
  capital,
  formatDateTime,
  formatDay,
  formatDocument,
  formatMoment,
  formatMoney,
  formatPhone,
  formatQuantity,
} from '../../platform/text/format.ts'

/** A record of any register: the fields of its definition. */
export type RegisterRecord = { id: number; versao: number } & Record<string, unknown>

/** 'cliente.nomeFantasia' of a record. */
export const valueAt = (record: Readonly<Record<string, unknown>>, path: string): unknown => {
  let at: unknown = record
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined
    at = Reflect.get(at, step)
  }
  return at
}

/** Id of a row: the end of its self link (spec §2), or its own id without a link. */
export const idOf = (record: Readonly<Record<string, unknown>>): number => {
  const href = valueAt(record, '_links.self.href')
  return Number(/(\d+)\/?$/.exec(typeof href === 'string' ? href : '')?.[1] ?? record['id'])
}

const formatCep = (text: string) => text.replace(/^(\d{5})(\d{1,3})$/, '$1-$2')

/** A number as people read it. */
export function numberText(value: number, format: Format): string {
  if (format === 'money') return formatMoney(value)
  return format === 'integer' ? String(value) : formatQuantity(value)
}

/** A value as people read it; absent is ''. */
export function valueText(value: unknown, format: Format = 'text'): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number') return numberText(value, format)
  if (typeof value !== 'string') return ''
  switch (format) {
    case 'document':
      return formatDocument(value)
    case 'cep':
      return formatCep(value)
    case 'phone':
      return formatPhone(value)
    case 'day':
      return formatDay(value)
    case 'instant':
      return formatDateTime(value)
    default:
      return value
  }
}

/** The words of a cell. */
export const cellText = (record: RegisterRecord, { name, format, unit, options }: RegisterColumn): string => {
  const value = valueAt(record, name)
  const scanned = format === 'instant' && typeof value === 'string' && value !== ''
  const text = scanned
    ? formatMoment(value)
    : (options?.find((option) => option.value === value)?.label ?? valueText(value, format))
  return unit && text ? `${text} ${unit}` : text
}

/** The title of a record on screens: the field that its definition names. */
export const nameOf = ({ heading }: RegisterView, record: RegisterRecord) =>
  valueText(valueAt(record, heading))

/** Whether it is a record of the product, which nobody may change or delete. */
export const isSeeded = ({ seeded }: RegisterView, record: RegisterRecord | undefined) =>
  seeded !== undefined && record !== undefined && valueAt(record, seeded) === true

/** 'Produto'. */
export const nounOf = ({ noun }: RegisterView) => capital(noun[0])

/** 'Produto · AF-0412'; only the noun for a record that has just a name, or whose rest is not shown. */
export const subtitleOf = (view: RegisterView, record: RegisterRecord): string => {
  const beside = view.subheading === view.heading ? '' : valueText(valueAt(record, view.subheading))
  return [nounOf(view), beside].filter(Boolean).join(' · ')
}

/** Whether the person's data were removed (LGPD): such a record is read-only. */
export const isAnonymised = (record: RegisterRecord | undefined): boolean => record?.['anonimizado'] === true

/** The record that this one was merged into: such a record is read-only. */
export const mergedInto = (record: RegisterRecord | undefined): number | null => {
  const id = record?.['unidoAId']
  return typeof id === 'number' ? id : null
}

/** A form restarts for another record, and when personal data were removed meanwhile. */
export const formKeyOf = (record: RegisterRecord): string => `${record.id}-${isAnonymised(record)}`

/** The records that continue the group of the one above them. */
export const continuedOf = (
  records: readonly RegisterRecord[],
  { grupo }: RegisterView,
): ReadonlySet<number> =>
  new Set(
    records.flatMap((record, at) => {
      const value = grupo && record[grupo.campo]
      return value && records[at - 1]?.[grupo.campo] === value ? [idOf(record)] : []
    }),
  )
