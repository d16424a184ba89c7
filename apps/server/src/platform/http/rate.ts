import type { FastifyReply } from 'fastify'
import { refuseForNow } from './errors.ts'

const WINDOW_MS = 60_000
/** Above this number of windows the closed ones are removed: people are few, but networks may be many. */
const SWEEP_AT = 10_000

/** `RateLimit` and `RateLimit-Policy` as the IETF's draft of HTTP fields for rate limits writes them. */
const tell = (reply: FastifyReply, limit: number, left: number, ends: number): void => {
  reply.header('ratelimit-policy', `"chamadas";q=${limit};w=${WINDOW_MS / 1000}`)
  reply.header('ratelimit', `"chamadas";r=${Math.max(0, left)};t=${Math.ceil(ends / 1000)}`)
}

/**
 * Calls a minute per person (ux.md: 600) or network. They are counted in this process, so N processes behind one
 * address grant up to N times as many. That is enough against a runaway loop; only the log-in's throttle holds across
 * processes.
 */
export const createRateLimit = (limit: number) => {
  const windows = new Map<number | string, { began: number; calls: number }>()
  /** Counts a call, says on the answer what is left, and refuses it when nothing is. */
  return (whose: number | string, cost = 1, reply?: FastifyReply): void => {
    const now = performance.now()
    const current = windows.get(whose)
    if (!current || now - current.began >= WINDOW_MS) {
      if (windows.size >= SWEEP_AT)
        for (const [one, { began }] of windows) if (now - began >= WINDOW_MS) windows.delete(one)
      windows.set(whose, { began: now, calls: cost })
      if (reply) tell(reply, limit, limit - cost, WINDOW_MS)
      return
    }
    current.calls += cost
    const ends = current.began + WINDOW_MS - now
    if (reply) tell(reply, limit, limit - current.calls, ends)
    if (current.calls > limit) refuseForNow(ends)
  }
}
