import { unavailable } from './http/database-errors.ts'

const AT_ONCE = 2
const MOST_WAITING = 100

/**
 * Work that keeps a processor busy, two at a time. Log-ins look at the throttle only when their turn comes, so a burst
 * of guesses cannot slip past it together, and a flood of them leaves the processor to the others.
 */
export const createQueue = (mostWaiting = MOST_WAITING) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= mostWaiting) throw unavailable()
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
