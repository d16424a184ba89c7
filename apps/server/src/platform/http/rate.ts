import { refuseForNow } from './errors.ts'

const WINDOW_MS = 60_000

/**
 * Calls a minute and person (ux.md: 600). Counted in this process: N processes behind one address grant up to N times
 * as many, which is enough against a loop gone wild; the log-in's throttle is the one that holds across processes.
 */
export const createRateLimit = (limit: number) => {
  const windows = new Map<number, { began: number; calls: number }>()
  return (usuarioId: number, cost = 1): void => {
    const now = performance.now()
    const current = windows.get(usuarioId)
    if (!current || now - current.began >= WINDOW_MS) {
      windows.set(usuarioId, { began: now, calls: cost })
      return
    }
    current.calls += cost
    if (current.calls > limit) refuseForNow(current.began + WINDOW_MS - now)
  }
}
