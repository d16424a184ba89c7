import type { Kysely } from 'kysely'
import type { Executor } from './connect.ts'
import { isOutdated } from './prepared.ts'
import type { DB } from './types.gen.ts'

const RETRIED = new Set(['40001', '40P01'])

const isPassing = (error: unknown): boolean =>
  isOutdated(error) ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && RETRIED.has(error.code))

/**
 * Commits what `run` wrote, or nothing of it. A deadlock, a serialization failure or a statement prepared before a
 * migration is no fault of the caller: `run` is called once more, so it keeps nothing outside of the database that a
 * second call would spoil.
 */
export const inTransaction = async <T>(db: Kysely<DB>, run: (db: Executor) => Promise<T>): Promise<T> => {
  try {
    return await db.transaction().execute(run)
  } catch (error) {
    if (!isPassing(error)) throw error
    return db.transaction().execute(run)
  }
}
