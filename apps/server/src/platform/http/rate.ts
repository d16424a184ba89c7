import { refuseForNow } from './errors.ts'

const WINDOW_MS = 60_000
/** Above this number of windows the closed ones are removed: people are few, but networks may be many. */
const SWEEP_AT = 10_000

/**
 * Calls a minute per person (ux.md: 600) or network. They are counted in this process, so N processes behind one
 * address grant up to N times as many. That is enough against a runaway loop; only the log-in's throttle holds across
 * processes.
 */
export const createRateLimit = (limit: number) => {
  const windows = new Map<number | string, { began: number; calls: number }>()
  return (whose: number | string, cost = 1): void => {
    const now = performance.now()
    const current = windows.get(whose)
    if (!current || now - current.began >= WINDOW_MS) {
      if (windows.size >= SWEEP_AT)
        for (const [one, { began }] of windows) if (now - began >= WINDOW_MS) windows.delete(one)
      windows.set(whose, { began: now, calls: cost })
      return
    }
    current.calls += cost
    if (current.calls > limit) refuseForNow(current.began + WINDOW_MS - now)
  }
}
