import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, type KyselyPlugin, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import type { DB } from './types.gen.ts'

export type LongReads = {
  /** Where a long reading goes: the standby once it holds everything that is committed, else the primary. */
  take: () => Promise<Kysely<DB>>
  /** How many went where, since the process started; nothing without a standby. */
  counts?: { standby: number; primary: number }
}

/** In milliseconds: a reading waits at most this long for the standby. */
const PATIENCE = 1_000
const STEP = 20
/** After a failure or a long wait the next readings do not try. */
const REST = 10_000

type Position = { cluster: string; lsn: string }

const primaryPosition = async (primary: Kysely<DB>): Promise<Position> => {
  const { rows } = await sql<Position>`
    select system_identifier::text as cluster, pg_current_wal_flush_lsn()::text as lsn
    from pg_control_system()`.execute(primary)
  return rows[0] ?? { cluster: '', lsn: '0/0' }
}

type Reached = { same: boolean; reached: boolean | null }

const readReached = async (standby: Kysely<DB>, { cluster, lsn }: Position): Promise<Reached> => {
  const { rows } = await sql<Reached>`
    select system_identifier::text = ${cluster} and pg_is_in_recovery() as same,
      pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as reached
    from pg_control_system()`.execute(standby)
  return rows[0] ?? { same: false, reached: null }
}

/** Waits until the standby has replayed what the primary held when the reading began. */
const reach = async (standby: Kysely<DB>, position: Position, patience: number): Promise<void> => {
  for (const until = performance.now() + patience; ;) {
    const { same, reached } = await readReached(standby, position)
    if (!same) throw new Error('it is no standby of this primary')
    if (reached) return
    if (performance.now() > until) throw new Error(`it is more than ${patience} ms behind`)
    await wait(STEP)
  }
}

type Options = {
  primary: Kysely<DB>
  standby: pg.Pool
  plugins: KyselyPlugin[]
  onFallback: (error: Error) => void
  patience?: number
}

/**
 * Long readings by a standby. Each one asks the primary for its position in the log and waits until the standby has
 * reached it, so nobody reads less there than here. A standby that is away, silent, late or another database's leaves
 * the reading to the primary (docs/decisions/data/0040).
 */
export const longReadsBy = ({
  primary,
  standby,
  plugins,
  onFallback,
  patience = PATIENCE,
}: Options): LongReads => {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: standby }), plugins })
  const counts = { standby: 0, primary: 0 }
  let restsUntil = 0

  const isReached = async (): Promise<boolean> => {
    if (performance.now() < restsUntil) return false
    const position = await primaryPosition(primary)
    const silence = new AbortController()
    const silent = wait(2 * patience, undefined, silence).then(() => {
      throw new Error('it does not answer')
    })
    try {
      await Promise.race([reach(db, position, patience), silent])
      return true
    } catch (error) {
      restsUntil = performance.now() + REST
      onFallback(error instanceof Error ? error : new Error(String(error)))
      return false
    } finally {
      silent.catch(() => {})
      silence.abort()
    }
  }

  const take = async () => {
    const reached = await isReached()
    counts[reached ? 'standby' : 'primary'] += 1
    return reached ? db : primary
  }
  return { take, counts }
}
