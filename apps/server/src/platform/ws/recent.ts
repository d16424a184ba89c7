import type { Change } from '../push/changes.ts'
import type { Affected } from '../session/index.ts'

/** A notification for connections: a record's change, or whose sessions changed. */
type Told = { change: Change } | { affected: Affected }

const KEPT_MS = 60_000
const MOST_KEPT = 5_000

/**
 * The notifications of the last minute. A page reads its data before its connection has entered, so changes in between
 * are sent on entering.
 */
export const createRecent = (now: () => number) => {
  let whole = now()
  let kept: { at: number; told: Told }[] = []

  const note = (told: Told) => {
    const at = now()
    kept.push({ at, told })
    if (kept.length <= MOST_KEPT && kept[0]!.at >= at - 2 * KEPT_MS) return
    whole = Math.max(at - KEPT_MS, kept.length > MOST_KEPT ? kept[kept.length >> 1]!.at : 0)
    kept = kept.filter((one) => one.at > whole)
  }

  return {
    note,
    /** After a gap the earlier notifications are incomplete, so they are dropped. */
    forget: () => {
      whole = now()
      kept = []
    },
    /** All notifications since `at` in order; undefined when that is longer ago than they are kept. */
    since: (at: number): Told[] | undefined =>
      at <= whole ? undefined : kept.filter((one) => one.at >= at).map(({ told }) => told),
  }
}
