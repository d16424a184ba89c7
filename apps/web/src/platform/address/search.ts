import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@app/contract/casca/paging'

/**
 * The search part of an address, every value as text, because each screen reads '48224', '007' and 'false' by itself.
 */
export const readAddress = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

/** Readers of search parameters: an invalid value becomes absent and never an error on the screen. */
export const textParam = (value: unknown) => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

/** A page or a size: a whole number within its bounds. */
export const integerParam = (value: unknown, min: number, max: number) => {
  const number = Number(value)
  return value !== undefined && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined
}

/** '1,2,3': the records of one print. */
export const idsParam = (value: unknown) => {
  const text = textParam(value)
  return text !== undefined && /^\d+(,\d+)*$/.test(text) ? text : undefined
}

const isDate = (text: string) => !Number.isNaN(Date.parse(text))

/** '2026-11-20'. */
export const dayParam = (value: unknown) => {
  const text = textParam(value)
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && isDate(text) ? text : undefined
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** A day, or an instant of one. */
export const momentParam = (value: unknown) => {
  const text = textParam(value)
  return dayParam(text) ?? (text !== undefined && INSTANT.test(text) && isDate(text) ? text : undefined)
}

/** One of a fixed list. */
export const optionParam = <Option extends string>(value: unknown, options: readonly Option[]) =>
  options.find((option) => option === value)

/** The page of a list and its rows per page, when they differ from the default. */
export type PageSearch = { page?: number; size?: number } & ShapeSearch

/** The open view of a list, and its columns and density when they differ from the default. */
export type ShapeSearch = { visao?: string; colunas?: string; densidade?: string }

const patternParam = (value: unknown, pattern: RegExp) => {
  const text = textParam(value)
  return text !== undefined && pattern.test(text) ? text : undefined
}

/** The part of an address that stays when the filters change. */
export const shapeOf = ({ visao, colunas, densidade }: ShapeSearch): ShapeSearch =>
  compact({ visao, colunas, densidade })

export const pageParams = (search: Readonly<Record<string, unknown>>): PageSearch => {
  const size = integerParam(search['size'], 1, 100)
  return compact({
    page: integerParam(search['page'], 0, 1_000_000) || undefined,
    size: PAGE_SIZES.some((one) => one === size) ? size : undefined,
    visao: patternParam(search['visao'], /^(?:\d{1,15}|todos)$/),
    colunas: patternParam(search['colunas'], /^[\w.,-]{1,400}$/),
    densidade: optionParam(search['densidade'], ['compacta']),
  })
}

/** The page parameters of a list call. */
export const pageRequest = ({ page = 0, size = DEFAULT_PAGE_SIZE }: PageSearch) => ({ page, pageSize: size })

/** 'emissao,desc' as an order that the list knows. */
export const readOrder = <By extends string>(order: unknown, known: readonly By[]) => {
  const [first, second] = textParam(order)?.split(',') ?? []
  const by = optionParam(first, known)
  const direction = optionParam(second, ['asc', 'desc'] as const)
  return by && direction && { by, direction }
}

/** A path of this application, because an address to return to must not lead elsewhere. */
export const localPath = (value: unknown) =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) && !value.startsWith('/index') ? value : undefined

/** Every parameter as text, for a screen that reads them by a definition. */
export const plainSearch = (search: Record<string, unknown>): Record<string, string | number | undefined> =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, textParam(value)]))

type Compact<T> = { [Key in keyof T]?: Exclude<T[Key], undefined | null | ''> }

const isGiven = ([, value]: [string, unknown]) => value !== undefined && value !== null && value !== ''

/** Omits absent and empty values, so that addresses stay short. */
export function compact<T extends Record<string, unknown>>(record: T): Compact<T>
export function compact(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(isGiven))
}

/** A part of a record, changed or emptied. */
export type Change<T> = { [Key in keyof T]?: T[Key] | '' | null | undefined }

/** The record with a part of it changed; emptied values are omitted. */
export function changed<T extends object>(record: T, part: Change<T>): T
export function changed(record: object, part: object): object {
  return compact({ ...record, ...part })
}
