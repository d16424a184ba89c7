import type { Kysely } from 'kysely'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Executor } from './connect.ts'
import { isOutdated } from './prepared.ts'
import type { DB } from './types.gen.ts'

const RETRIED = new Set(['40001', '40P01'])

const isPassing = (error: unknown): boolean =>
  isOutdated(error) ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && RETRIED.has(error.code))

const within = new AsyncLocalStorage<true>()

/**
 * Refuses work that may take long where a transaction waits for it: it would keep one of the few connections, and rows
 * locked, from everybody. Whatever reads or writes files, computes in threads or queues for a turn asks here first.
 */
export const outsideTransaction = (what: string): void => {
  if (within.getStore()) throw new Error(`${what} within a transaction: do it before, or after the commit`)
}

/**
 * Commits what `run` wrote, or nothing of it. A deadlock, a serialization failure or a statement prepared before a
 * migration is no fault of the caller: `run` is called once more, so it keeps nothing outside of the database that a
 * second call would spoil. It waits for the database alone (`outsideTransaction`).
 */
export const inTransaction = async <T>(db: Kysely<DB>, run: (db: Executor) => Promise<T>): Promise<T> => {
  const attempt = () => db.transaction().execute((transaction) => within.run(true, () => run(transaction)))
  try {
    return await attempt()
  } catch (error) {
    if (!isPassing(error)) throw error
    return attempt()
  }
}
