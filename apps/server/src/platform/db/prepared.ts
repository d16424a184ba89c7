import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* preparado */'

/**
 * Stands first in a statement whose planning costs more than its running: each connection plans it once. Only for a
 * statement of few shapes whose plan is the same for all values: what finds, locks or writes by key, and the panel; a
 * list is planned for its own values each time.
 */
export const preparado = sql.raw(MARK)

const names = new Map<string, string>()

/** The same text has the same name on every connection. */
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** Makes a new connection prepare the statements that are marked. */
export const prepareMarked = (client: pg.PoolClient): void => {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  const value = (first: unknown, ...rest: unknown[]): unknown => {
    if (typeof first !== 'string' || !first.startsWith(MARK)) return query(first, ...rest)
    const [values, ...callback] = rest
    return query({ name: nameOf(first), text: first, values }, ...callback)
  }
  Object.defineProperty(client, 'query', { configurable: true, writable: true, value })
}
