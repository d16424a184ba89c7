import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'

const MARK = '/* preparado */'

/**
 * Marks a statement whose planning costs more than its execution: each connection plans it once. Use it only for
 * statements of few shapes whose plan is the same for all values: those that find, lock or write by key, and the panel.
 * A list is planned for its values each time.
 */
export const preparado = sql.raw(MARK)

/** A plan for all values assumes lists of ten: with a nested join, a thousand take half a second longer. */
const FEW = 50

/** For a statement that joins lists with one another: with long lists it is planned for its own values. */
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
 * Whether the columns of a prepared statement have other types than when it was prepared, because a later version
 * migrates while this process runs. The message is in the server's language, but the code and routine are not.
 */
export const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

/**
 * The server would refuse an outdated statement on its connection for ever, so all statements get new names and are
 * prepared again.
 */
const prepareAnew = (): void => {
  generation += 1
  names = new Map()
}

/** A statement of the builder carries the mark behind its verb (`modifyFront`). */
const isMarked = (text: string): boolean => text.startsWith(MARK) || text.startsWith(`select ${MARK}`)

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
      // The statement was refused before it began. Within a transaction the error ends the transaction, and
      // `inTransaction` begins it again.
      if (!free) throw error
      return query({ name: nameOf(text), text, values })
    }
  }
  const value = (first: unknown, ...rest: unknown[]): unknown =>
    typeof first === 'string' && isMarked(first) ? prepared(first, rest[0]) : query(first, ...rest)
  Object.defineProperty(client, 'query', { configurable: true, writable: true, value })
}
