/** Enough of an answer to know it by. */
const ROWS = 200

export const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'Date'
  if (Buffer.isBuffer(value)) return 'Buffer'
  return typeof value
}

const walk = (value: unknown, path: string, into: Set<string>): void => {
  const kind = kindOf(value)
  into.add(`${path}: ${kind}`)
  if (Array.isArray(value)) for (const each of value) walk(each, `${path}[]`, into)
  if (kind === 'object')
    for (const [name, each] of Object.entries(value ?? {})) walk(each, `${path}.${name}`, into)
}

/** What stood in the columns and within their JSON: `clientes[].id: number`. */
export const shapeOf = (rows: readonly unknown[]): Set<string> => {
  const shape = new Set<string>()
  for (const row of rows.slice(0, ROWS)) {
    for (const [name, value] of Object.entries(row ?? {})) walk(value, name, shape)
  }
  return shape
}
