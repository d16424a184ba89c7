import { useEffect, useEffectEvent } from 'react'

/** Takes a scanned code, or leaves it to the screens behind and finally to the search. */
type Handler = (code: string) => boolean | Promise<boolean>

/** A code that waits for an opening screen expires after this. */
const KEPT_MS = 5_000

const handlers: Handler[] = []
let kept: { code: string; until: number } | null = null

/** Offers a code to the screens that want scans, the newest first. `false`: no screen took it. */
export async function offerScan(code: string): Promise<boolean> {
  for (const handler of handlers.toReversed()) if (await handler(code)) return true
  return false
}

/** Keeps the code for the next screen that wants scans, because that screen is opening for it. */
export const keepScan = (code: string, now = Date.now()) => {
  kept = { code, until: now + KEPT_MS }
}

/** Registers a handler of scans; answers the function that removes it. */
export function addScanHandler(handler: Handler, now = Date.now()) {
  handlers.push(handler)
  if (kept && now <= kept.until) void handler(kept.code)
  kept = null
  return () => {
    handlers.splice(handlers.indexOf(handler), 1)
  }
}

/** While the screen is shown, it gets each scan before the search does. */
export function useScan(handler: Handler) {
  const take = useEffectEvent(handler)
  useEffect(() => addScanHandler((code) => take(code)), [])
}

let follower: (code: string) => void = () => undefined

/** Sets the handler for codes that no screen takes: the search from anywhere. */
export const followScansWith = (follow: (code: string) => void) => {
  follower = follow
}

/** A field received a scanned code; it is handled like a scan outside any field. */
export const takeScan = (code: string) => follower(code)
