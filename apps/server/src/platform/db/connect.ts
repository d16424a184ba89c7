import { Kysely, type KyselyPlugin, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { prepareMarked } from './prepared.ts'
import type { DB } from './types.gen.ts'

/** The first argument of every store function: the database, or the transaction that it takes part in. */
export type Executor = Kysely<DB> | Transaction<DB>

export type Database = { pool: pg.Pool; db: Kysely<DB>; close: () => Promise<void> }

const toInteger = (text: string): number => {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`${text} is beyond the integers that a number holds exactly`)
}

const { INT8, NUMERIC, DATE } = pg.types.builtins
const [INT8_ARRAY, NUMERIC_ARRAY, DATE_ARRAY] = [1016, 1231, 1182] as const

// Registered only for our connections, so that other users of pg are not affected.
const types = new pg.TypeOverrides()

// A list of numbers or days is written without quotes: {1,NULL,3}.
const readTexts = (list: string): string[] => (list === '{}' ? [] : list.slice(1, -1).split(','))

const setParser = (type: number, arrayType: number, parse: (text: string) => number | string): void => {
  types.setTypeParser(type, parse)
  types.setTypeParser(arrayType, (list) =>
    readTexts(list).map((text) => (text === 'NULL' ? null : parse(text))),
  )
}

// Quantities and money have at most 15 digits, which a number holds exactly. A day stays text, because as a Date it
// would shift with the time zone.
setParser(INT8, INT8_ARRAY, toInteger)
setParser(NUMERIC, NUMERIC_ARRAY, Number)
setParser(DATE, DATE_ARRAY, (text) => text)

/** A pool for this process and the typed query builder over it. */
export const createDatabase = (
  url: string,
  options: { max: number; onError?: (error: Error) => void; plugins?: KyselyPlugin[] },
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    types,
    application_name: 'retaguarda',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // The pool replaces a connection that breaks while idle; without a listener the event would end the process. An error
  // of a connection that closes while we close the pool is ignored.
  let closing = false
  pool.on('error', (error) => {
    if (!closing) options.onError?.(error)
  })
  // The same for a break between two statements of a transaction, when no query can report it.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    prepareMarked(client)
  })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: options.plugins ?? [] })
  // db.destroy() would leave the pool open when no query ever went through Kysely, so it is not used.
  const close = () => {
    closing = true
    return pool.end()
  }
  return { pool, db, close }
}

const OLDEST_SERVER = 15

/** Refuses a server that lacks features of the migrations, before anything is written to it. */
export const checkServer = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version,
            current_setting('server_version_num')::int / 10000 as number`,
  )
  const [server] = rows
  if (server && server.number >= OLDEST_SERVER) return
  throw new StartError(
    `O Retaguarda precisa do PostgreSQL ${OLDEST_SERVER} ou mais novo; este é o ${server?.version ?? '?'}.`,
  )
}
