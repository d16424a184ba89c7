import { Kysely, type KyselyPlugin, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { prepareMarked } from './prepared.ts'
import { type LongReads, longReadsBy } from './standby.ts'
import type { DB } from './types.gen.ts'

/** The first argument of every store function: the database, or the transaction that it takes part in. */
export type Executor = Kysely<DB> | Transaction<DB>

export type Database = {
  pool: pg.Pool
  /** Its connections keep their session: for the queue, which listens. The same pool unless a PgBouncer is between. */
  sessions: pg.Pool
  db: Kysely<DB>
  /** For readings that may take a standby. */
  longReads: LongReads
  close: () => Promise<void>
}

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

type Options = {
  max: number
  onError?: (error: Error) => void
  plugins?: KyselyPlugin[]
  /** The server itself when `url` is a PgBouncer, which lends a connection for one transaction only. */
  direct?: string | undefined
  /** A standby of the same database. */
  standby?: string | undefined
  onFallback?: (error: Error) => void
}

/** An idle connection whose other end is gone ends some twenty seconds later; the system's own time is two hours. */
export const KEEP_ALIVE_MS = 10_000

/** The jobs that run at once, the queue's listener and its schedule. */
const SESSIONS = 8

/** The reports and exports that read a standby at once. */
const LONG_READS = 8

const createPool = (connectionString: string, max: number, onError: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    application_name: 'retaguarda',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // The pool replaces a connection that breaks while idle; without a listener the event would end the process.
  pool.on('error', onError)
  // The same for a break between two statements of a transaction, when no query can report it.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/** A pool for this process and the typed query builder over it. */
export const createDatabase = (url: string, options: Options): Database => {
  // An error of a connection that closes while we close the pool is ignored.
  let closing = false
  const onError = (error: Error) => {
    if (!closing) options.onError?.(error)
  }
  const { direct, plugins = [], onFallback = () => {} } = options
  const pool = createPool(url, options.max, onError)
  const sessions = direct === undefined ? pool : createPool(direct, SESSIONS, onError)
  // A statement stays prepared on one connection, and behind a PgBouncer the next call has another.
  if (direct === undefined) pool.on('connect', prepareMarked)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins })
  const standby = options.standby === undefined ? undefined : createPool(options.standby, LONG_READS, onError)
  const longReads = standby
    ? longReadsBy({ primary: db, standby, plugins, onFallback })
    : { take: async () => db }
  // db.destroy() would leave the pool open when no query ever went through Kysely, so it is not used.
  const close = async () => {
    closing = true
    const pools = new Set([pool, sessions, ...(standby ? [standby] : [])])
    await Promise.all([...pools].map((each) => each.end()))
  }
  return { pool, sessions, db, longReads, close }
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

/** Whether names are put in order as in Portuguese, 'Água' before 'Cliente'; the C locale puts accents behind Z. */
export const sortsAsPortuguese = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ sorted: boolean }>(`select 'Água' < 'Cliente' and 'a' < 'B' as sorted`)
  return rows[0]?.sorted ?? false
}
