import { setTimeout as wait } from 'node:timers/promises'

/** Lateness depends on the clock, so an answer is never older than this. */
export const MAX_AGE_MS = 1000
/** The pause between two readings during frequent changes. */
export const MIN_PAUSE_MS = 50

type Reading<T> = { generation: number; startedAt: number; value: Promise<T> }

export type Snapshot<T> = {
  get: () => Promise<T>
  /** After a change: later callers get a reading that began after this moment. */
  invalidate: () => void
}

/**
 * One answer for all callers: at most one reading at a time, reused until a change or the age limit. A reading that
 * began before a change is not used for callers after it.
 */
export const createSnapshot = <T>(read: () => Promise<T>, now: () => Date): Snapshot<T> => {
  let generation = 0
  let current: Reading<T> | undefined
  let starting: Promise<Reading<T>> | undefined
  let lastStart = -Infinity

  const isFresh = (reading: Reading<T>): boolean =>
    reading.generation === generation && Math.abs(now().getTime() - reading.startedAt) < MAX_AGE_MS

  const start = async (): Promise<Reading<T>> => {
    // It waits for the previous reading, so that readings never pile up in the database.
    await current?.value.catch(() => {})
    const pause = lastStart + MIN_PAUSE_MS - performance.now()
    if (pause > 0) await wait(pause)
    lastStart = performance.now()
    const reading = { generation, startedAt: now().getTime(), value: read() }
    reading.value.catch(() => {
      // A failure reaches the callers who wait for it, but it is not cached.
      if (current === reading) current = undefined
    })
    current = reading
    starting = undefined
    return reading
  }

  return {
    get: async () => {
      if (current && isFresh(current)) return current.value
      starting ??= start()
      return (await starting).value
    },
    invalidate: () => {
      generation += 1
    },
  }
}
