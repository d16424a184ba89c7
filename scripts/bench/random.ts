/** A small generator with a fixed seed: two fills of one size hold the same rows. */
export type Random = {
  /** 0 ≤ n < 1 */
  next: () => number
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number
  pick: <T>(list: readonly [T, ...T[]]) => T
}

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}
