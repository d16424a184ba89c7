/** The first two columns identify the row, so they stay in place. */
export const FIXED = 2

type Keyed = { key: string; extra?: boolean }

/** The columns in the chosen order, the fixed ones first; the default order when nothing was chosen. */
export function chosenColumns<Column extends Keyed>(
  all: readonly Column[],
  asked: string | undefined,
): Column[] {
  if (asked === undefined) return all.filter(({ extra }) => !extra)
  const free = all.slice(FIXED)
  const keys = [...new Set(asked.split(','))]
  return [...all.slice(0, FIXED), ...keys.flatMap((key) => free.find((one) => one.key === key) ?? [])]
}

/** The address' value for the free columns; undefined for the default order. */
export const columnsParam = (all: readonly Keyed[], keys: readonly string[]): string | undefined => {
  const text = keys.join(',')
  const usual = chosenColumns(all, undefined).slice(FIXED)
  return text === usual.map(({ key }) => key).join(',') ? undefined : text || '-'
}

/** The list with one of its keys moved by one place. */
export const moved = (keys: readonly string[], key: string, by: -1 | 1): string[] => {
  const at = keys.indexOf(key)
  const to = at + by
  if (at < 0 || to < 0 || to >= keys.length) return [...keys]
  const rest = keys.filter((one) => one !== key)
  return [...rest.slice(0, to), key, ...rest.slice(to)]
}

/** The list with one of its keys put into another's place. */
export const placed = (keys: readonly string[], key: string, before: string): string[] => {
  const to = keys.indexOf(before)
  if (key === before || to < 0 || !keys.includes(key)) return [...keys]
  const rest = keys.filter((one) => one !== key)
  return [...rest.slice(0, to), key, ...rest.slice(to)]
}
