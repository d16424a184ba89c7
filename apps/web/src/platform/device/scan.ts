import { useEffect, useEffectEvent } from 'react'

/** Takes a code that was scanned, or leaves it to the screens behind and at last to the search. */
type Handler = (code: string) => boolean | Promise<boolean>

/** A code kept for a screen that is being opened for it is stale after this. */
const KEPT_MS = 5_000

const handlers: Handler[] = []
let kept: { code: string; until: number } | null = null

/** Offers a code to the screens that want scans, the newest first. `false`: nobody took it. */
export async function offerScan(code: string): Promise<boolean> {
  for (const handler of handlers.toReversed()) if (await handler(code)) return true
  return false
}

/** The next screen that wants scans gets this one: it is being opened for it. */
export const keepScan = (code: string, now = Date.now()) => {
  kept = { code, until: now + KEPT_MS }
}

/** Registers who takes scans; answers how to leave again. */
export function addScanHandler(handler: Handler, now = Date.now()) {
  handlers.push(handler)
  if (kept && now <= kept.until) void handler(kept.code)
  kept = null
  return () => {
    handlers.splice(handlers.indexOf(handler), 1)
  }
}

/** While the screen is shown it is offered each scan before the search is. */
export function useScan(handler: Handler) {
  const take = useEffectEvent(handler)
  useEffect(() => addScanHandler((code) => take(code)), [])
}

let follower: (code: string) => void = () => undefined

/** Who follows a code wherever it leads: the search from anywhere. */
export const followScansWith = (follow: (code: string) => void) => {
  follower = follow
}

/** A field read a code with a scanner: it is followed as one read outside of any field. */
export const takeScan = (code: string) => follower(code)
