import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** The longest that the product waits behind a lock that this waits for; a lock that is not given is asked for again. */
const LOCK_MS = 300
const LONGEST_PAUSE_MS = 3_000
/** Some five minutes. */
const ATTEMPTS = 100
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

const isRefused = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK)

/**
 * Changes tables for which it must be alone, in one transaction. Whoever else wants them waits at most a moment behind
 * it: without its lock it gives way, and begins again.
 */
export const inShortTurns = async (client: pg.Client, change: () => Promise<unknown>): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    await client.query(`begin; set local lock_timeout = ${LOCK_MS}`)
    try {
      await change()
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (!isRefused(error) || attempt === ATTEMPTS) throw error
      await wait(Math.min(LOCK_MS * attempt, LONGEST_PAUSE_MS))
    }
  }
}
