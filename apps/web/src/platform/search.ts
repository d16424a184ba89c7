/** Readers of search parameters: what does not fit is absent, never an error on the screen. */
export const textParam = (value: unknown) => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

/** A page or a size: a whole number in its bounds. */
export const integerParam = (value: unknown, min: number, max: number) => {
  const number = Number(value)
  return value !== undefined && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined
}

/** One of a fixed list. */
export const optionParam = <Option extends string>(value: unknown, options: readonly Option[]) =>
  options.find((option) => option === value)

/** A path of this application: an address to return to must not lead elsewhere. */
export const localPath = (value: unknown) =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) && !value.startsWith('/index') ? value : undefined

/** Every parameter as a text, for a screen that reads its own by a definition. */
export const plainSearch = (search: Record<string, unknown>): Record<string, string | number | undefined> =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, textParam(value)]))

type Compact<T> = { [Key in keyof T]?: Exclude<T[Key], undefined | null | ''> }

const isGiven = ([, value]: [string, unknown]) => value !== undefined && value !== null && value !== ''

/** Leaves out what is absent or empty, so that addresses stay short. */
export function compact<T extends Record<string, unknown>>(record: T): Compact<T>
export function compact(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(isGiven))
}
