import { DAY_MS, MINUTE_MS, wallClock } from './day.ts'

const QUARTER = 15 * MINUTE_MS
const two = (value: number): string => (value < 10 ? `0${value}` : String(value))

/** How far the wall clock is ahead of UTC, in milliseconds. */
const offsetAt = (time: number, zone: string): number => {
  const { year, month, day, hour, minute } = wallClock(new Date(time), zone)
  const local = new Date(0)
  local.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  local.setUTCHours(Number(hour), Number(minute))
  return local.getTime() - time
}

/**
 * 'dd/MM/yyyy HH:mm' of many instants. The zone's offset is read once a day, because the platform's calendar takes
 * longer for one instant than the database for a row. On a day that changes the offset it is read for every quarter of
 * an hour, because zones change their clocks only then.
 */
export function instantFormat(zone: string): (instant: Date) => string {
  const days = new Map<number, number | null>()
  const startOf = (time: number, step: number) => Math.floor(time / step) * step
  const offsetOf = (time: number): number => {
    const day = startOf(time, DAY_MS)
    let offset = days.get(day)
    if (offset === undefined) {
      const [begins, ends] = [offsetAt(day, zone), offsetAt(day + DAY_MS, zone)]
      offset = begins === ends ? begins : null
      days.set(day, offset)
    }
    return offset ?? offsetAt(startOf(time, QUARTER), zone)
  }
  return (instant) => {
    const local = new Date(instant.getTime() + offsetOf(instant.getTime()))
    const day = `${two(local.getUTCDate())}/${two(local.getUTCMonth() + 1)}/${local.getUTCFullYear()}`
    return `${day} ${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`
  }
}
