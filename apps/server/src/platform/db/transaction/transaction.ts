import type { Kysely } from 'kysely'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Executor } from '../connect.ts'
import { isOutdated } from '../prepared.ts'
import type { DB } from '../types.gen.ts'

const RETRIED = new Set(['40001', '40P01'])

const isPassing = (error: unknown): boolean =>
  isOutdated(error) ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && RETRIED.has(error.code))

type Running = { after: (() => void)[] }

const within = new AsyncLocalStorage<Running>()

/** Runs as the content of a transaction that is never committed, which waits for the database only. */
export const withinTransaction = <T>(run: () => Promise<T>): Promise<T> => within.run({ after: [] }, run)

/**
 * What follows the commit in this process's memory, before anybody is answered; at once outside of a transaction. A
 * transaction that is undone forgets it.
 */
export const afterCommit = (then: () => void): void => {
  const running = within.getStore()
  if (running) running.after.push(then)
  else then()
}

/**
 * Refuses slow work inside a transaction, because it would hold one of the few connections and locked rows from
 * everybody. Functions that read or write files, compute in threads or queue for a turn call this first.
 */
export const outsideTransaction = (what: string): void => {
  if (within.getStore()) throw new Error(`${what} within a transaction: do it before, or after the commit`)
}

/**
 * Commits everything that `run` wrote, or nothing. A deadlock, a serialization failure or a statement prepared before a
 * migration is not the caller's fault, so `run` is called once more; it must keep nothing outside the database that a
 * second call would spoil. It may wait for the database only (`outsideTransaction`).
 */
export const inTransaction = async <T>(db: Kysely<DB>, run: (db: Executor) => Promise<T>): Promise<T> => {
  const attempt = async () => {
    const running: Running = { after: [] }
    const result = await db
      .transaction()
      .execute((transaction) => within.run(running, () => run(transaction)))
    for (const then of running.after) then()
    return result
  }
  try {
    return await attempt()
  } catch (error) {
    if (!isPassing(error)) throw error
    return attempt()
  }
}
