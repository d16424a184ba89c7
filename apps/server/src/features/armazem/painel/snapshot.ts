import { setTimeout as wait } from 'node:timers/promises'

/** Lateness moves with the clock: what is shown is never older than this. */
export const MAX_AGE_MS = 1000
/** Under a stream of changes the database is asked at most this often. */
export const MIN_PAUSE_MS = 50

type Reading<T> = { generation: number; startedAt: number; value: Promise<T> }

export type Snapshot<T> = {
  get: () => Promise<T>
  /** Something changed: whoever asks from now on gets what was read after this moment. */
  invalidate: () => void
}

/**
 * One answer shared by all who ask: at most one reading at a time, reused until a change or the age limit. A reading
 * that began before a change does not count for those who ask after it.
 */
export const createSnapshot = <T>(read: () => Promise<T>, now: () => Date): Snapshot<T> => {
  let generation = 0
  let current: Reading<T> | undefined
  let starting: Promise<Reading<T>> | undefined
  let lastStart = -Infinity

  const isFresh = (reading: Reading<T>): boolean =>
    reading.generation === generation && Math.abs(now().getTime() - reading.startedAt) < MAX_AGE_MS

  const start = async (): Promise<Reading<T>> => {
    // The one before is waited for, so that readings never pile up in the database.
    await current?.value.catch(() => {})
    const pause = lastStart + MIN_PAUSE_MS - performance.now()
    if (pause > 0) await wait(pause)
    lastStart = performance.now()
    const reading = { generation, startedAt: now().getTime(), value: read() }
    reading.value.catch(() => {
      // A failure is told to those who wait for it and kept for nobody else.
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
