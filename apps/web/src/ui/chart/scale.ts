import { nice, ticks } from 'd3-array'

/** The values of an axis' grid lines from zero: round numbers, the last at or above the largest value. */
export const axisOf = (values: readonly (number | null)[], lines = 4): number[] => {
  const top = Math.max(0, ...values.flatMap((value) => value ?? []))
  if (top === 0) return [0, 1]
  const [from, until] = nice(0, top, lines)
  return ticks(from, until, lines)
}

/** The distance in places between written labels, so that each has the room it needs. */
export const stepOf = (count: number, room: number, each: number): number =>
  Math.max(1, Math.ceil((count * each) / Math.max(1, room)))

/** A label cut to the room, at about seven units a letter. */
export const shorten = (label: string, room: number): string => {
  const letters = Math.max(3, Math.floor(room / 7))
  return label.length <= letters ? label : `${label.slice(0, letters - 1)}…`
}
