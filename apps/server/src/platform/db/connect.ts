import { Kysely, type KyselyPlugin, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { prepareMarked } from './prepared.ts'
import type { DB } from './types.gen.ts'

/** What every store function takes first: the database, or the transaction it is part of. */
export type Executor = Kysely<DB> | Transaction<DB>

export type Database = { pool: pg.Pool; db: Kysely<DB>; close: () => Promise<void> }

const toInteger = (text: string): number => {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`${text} is beyond the integers that a number holds exactly`)
}

const { INT8, NUMERIC, DATE } = pg.types.builtins
const [INT8_ARRAY, NUMERIC_ARRAY, DATE_ARRAY] = [1016, 1231, 1182] as const

// Kept to our connections, so that other users of pg are not affected.
const types = new pg.TypeOverrides()

// A list of numbers or days is written without quotes: {1,NULL,3}.
const readTexts = (list: string): string[] => (list === '{}' ? [] : list.slice(1, -1).split(','))

const setParser = (type: number, arrayType: number, parse: (text: string) => number | string): void => {
  types.setTypeParser(type, parse)
  types.setTypeParser(arrayType, (list) =>
    readTexts(list).map((text) => (text === 'NULL' ? null : parse(text))),
  )
}

// Quantities and money have at most 15 digits, which a number holds exactly. A day stays text: as a Date it
// would move with the time zone.
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
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  // One that the server closes while we are closing it is none.
  let closing = false
  pool.on('error', (error) => {
    if (!closing) options.onError?.(error)
  })
  // The same between two statements of a transaction, where no query is there to be told.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    prepareMarked(client)
  })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: options.plugins ?? [] })
  // Not db.destroy(): it leaves the pool open when no query ever went through Kysely.
  const close = () => {
    closing = true
    return pool.end()
  }
  return { pool, db, close }
}

const OLDEST_SERVER = 15

/** Refuses a server that lacks what the migrations use, before anything is written to it. */
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
