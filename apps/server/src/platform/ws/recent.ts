import type { Change } from '../push/changes.ts'
import type { Affected } from '../session/index.ts'

/** What connections are told of: a record's change, or whose sessions are not what they were. */
type Told = { change: Change } | { affected: Affected }

const KEPT_MS = 60_000
const MOST_KEPT = 5_000

/**
 * What was told in the last minute. A page reads its data before its connection has entered: what changes in between
 * is told to it on entering.
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
    /** After a gap nobody knows what was told before it. */
    forget: () => {
      whole = now()
      kept = []
    },
    /** All that was told from `at` on, in its order; nothing where that is longer ago than is kept. */
    since: (at: number): Told[] | undefined =>
      at <= whole ? undefined : kept.filter((one) => one.at >= at).map(({ told }) => told),
  }
}
