import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from '../cluster/load.ts'

const PAUSE_MS = 200

/** A person who looks at a list again and again for this long: its slowest answer in milliseconds, and its refusals. */
export const watchList = async (call: Call, token: string, forMs: number) => {
  const [times, refused]: [number[], string[]] = [[], []]
  for (const end = performance.now() + forMs; performance.now() < end; await wait(PAUSE_MS)) {
    const began = performance.now()
    const { status, text } = await call('GET', '/pedidos?size=10', token)
    times.push(performance.now() - began)
    if (status !== 200) refused.push(`list ${status} ${text.slice(0, 200)}`)
  }
  return { slowest: Math.max(...times), refused }
}
