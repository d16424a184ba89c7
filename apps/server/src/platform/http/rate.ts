import { refuseForNow } from './errors.ts'

const WINDOW_MS = 60_000
/** Above so many windows the closed ones go: of people there are few, of networks as many as call. */
const SWEEP_AT = 10_000

/**
 * Calls a minute and person (ux.md: 600), or network. Counted in this process: N processes behind one address grant up to N times
 * as many, which is enough against a loop gone wild; the log-in's throttle is the one that holds across processes.
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
