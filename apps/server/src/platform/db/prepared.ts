import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'

const MARK = '/* preparado */'

/**
 * Stands first in a statement whose planning costs more than its running: each connection plans it once. Only for a
 * statement of few shapes whose plan is the same for all values: what finds, locks or writes by key, and the panel; a
 * list is planned for its own values each time.
 */
export const preparado = sql.raw(MARK)

/** A plan for all values reckons with lists of ten: joined one by one, a thousand take half a second longer. */
const FEW = 50

/** For a statement that joins lists with one another: planned for its own values where they are long. */
export const preparadoFor = (rows: number) => (rows <= FEW ? preparado : sql``)

let names = new Map<string, string>()
let generation = 0

/** The same text has the same name on every connection. */
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(`${generation} ${text}`).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * Whether a prepared statement's columns are of other types than when it was prepared: a later version migrates while
 * this process runs. The words of the error are in the server's language, where it comes from is not.
 */
export const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

/** The server would refuse an outdated one on its connection for ever: all get new names, so each is prepared anew. */
const prepareAnew = (): void => {
  generation += 1
  names = new Map()
}

/** Makes a new connection prepare the statements that are marked. */
export const prepareMarked = (client: pg.PoolClient): void => {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  const prepared = async (text: string, values: unknown): Promise<unknown> => {
    const free = client.getTransactionStatus() === 'I'
    try {
      return await query({ name: nameOf(text), text, values })
    } catch (error) {
      if (!isOutdated(error)) throw error
      prepareAnew()
      // Refused before it began; a transaction is over by it and is for `inTransaction` to begin again.
      if (!free) throw error
      return query({ name: nameOf(text), text, values })
    }
  }
  const value = (first: unknown, ...rest: unknown[]): unknown =>
    typeof first === 'string' && first.startsWith(MARK) ? prepared(first, rest[0]) : query(first, ...rest)
  Object.defineProperty(client, 'query', { configurable: true, writable: true, value })
}
