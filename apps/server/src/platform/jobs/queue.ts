import { setTimeout as wait } from 'node:timers/promises'
import { outsideTransaction } from '../db/index.ts'
import { unavailable } from '../http/database-errors.ts'
import { isTooMuch, tooMuch } from '../http/errors.ts'

/** When a refused caller may try again, and how late the refusal beyond the places comes. */
const AGAIN_MS = 2_000
const REFUSAL_MS = 1_000

type Waiting = { go: () => void; fail: (error: Error) => void }
type Lane = { running: number; waiting: Waiting[] }

type Limits = {
  /** Works that run at once: in total, and per caller. */
  atOnce?: number
  atOnceOfOne?: number
  /** Works that wait: in total, and per caller. */
  waiting?: number
  waitingOfOne?: number
}

const longest = (lanes: Iterable<Lane>): Lane | undefined =>
  [...lanes].toSorted((one, other) => other.waiting.length - one.waiting.length)[0]

/**
 * Work that keeps a processor busy: a few run at once, and callers take turns. `whose` names the caller, a person or a
 * network: a caller who sends a hundred waits for the own works, and others wait for at most one of them. A caller with
 * too many waiting works is refused (429). When there are too many in total, the caller with the most loses the last
 * one.
 */
export const createQueue = ({
  atOnce = 2,
  atOnceOfOne = 1,
  waiting = 100,
  waitingOfOne = 16,
}: Limits = {}) => {
  // The lanes in the order of their turns: after its turn a lane goes to the end.
  const lanes = new Map<string, Lane>()
  let running = 0
  let queued = 0

  const laneOf = (whose: string): Lane => lanes.get(whose) ?? { running: 0, waiting: [] }

  const startNext = (): void => {
    for (const [whose, lane] of lanes) {
      if (running >= atOnce) return
      const next = lane.running < atOnceOfOne ? lane.waiting.shift() : undefined
      if (!next) continue
      queued -= 1
      running += 1
      lane.running += 1
      lanes.delete(whose)
      lanes.set(whose, lane)
      next.go()
    }
  }

  const makeRoom = (lane: Lane): void => {
    if (lane.waiting.length >= waitingOfOne) throw tooMuch(AGAIN_MS)
    if (queued < waiting) return
    const most = longest(lanes.values())
    if (!most || most.waiting.length <= lane.waiting.length + 1) throw unavailable()
    queued -= 1
    most.waiting.pop()?.fail(tooMuch(AGAIN_MS))
  }

  const end = (whose: string, lane: Lane): void => {
    running -= 1
    lane.running -= 1
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(whose)
    startNext()
  }

  return async <T>(whose: string, work: () => Promise<T>): Promise<T> => {
    outsideTransaction('A turn is waited for')
    const lane = laneOf(whose)
    await new Promise<void>((go, fail) => {
      makeRoom(lane)
      lanes.set(whose, lane)
      lane.waiting.push({ go, fail })
      queued += 1
      startNext()
    })
    try {
      return await work()
    } finally {
      end(whose, lane)
    }
  }
}

/** Counts something per caller. */
const createCounts = () => {
  const counts = new Map<string, number>()
  return {
    of: (whose: string): number => counts.get(whose) ?? 0,
    add: (whose: string): void => void counts.set(whose, (counts.get(whose) ?? 0) + 1),
    remove: (whose: string): void => {
      const left = (counts.get(whose) ?? 1) - 1
      if (left > 0) counts.set(whose, left)
      else counts.delete(whose)
    },
  }
}

/**
 * Limits each caller to a few calls at once, before they cost anything. A caller with several calls who is refused, by
 * a missing place or by the work itself, gets the answer after a moment, because hundreds of connections that ask again
 * at once would keep the process busy.
 */
export const createPlaces = (mostOfOne = 16) => {
  const here = createCounts()
  const atWork = createCounts()
  const inPlace = async <T>(whose: string, work: () => Promise<T>): Promise<T> => {
    if (atWork.of(whose) >= mostOfOne) throw tooMuch(AGAIN_MS)
    atWork.add(whose)
    try {
      return await work()
    } finally {
      atWork.remove(whose)
    }
  }
  return async <T>(whose: string, work: () => Promise<T>): Promise<T> => {
    here.add(whose)
    try {
      return await inPlace(whose, work)
    } catch (error) {
      if (isTooMuch(error) && here.of(whose) > 1) await wait(REFUSAL_MS)
      throw error
    } finally {
      here.remove(whose)
    }
  }
}
