/** The time zone that people see, whatever the machine's zone; the wire uses UTC. */
export const ZONE = 'America/Sao_Paulo'

/** A moment as a wall clock shows it. */
export type WallClock = { year: number; month: number; day: number; hour: number; minute: number }

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

/** The wall clock of an instant, in the display zone. */
export function toWallClock(instant: Date): WallClock {
  const found: Record<string, number> = {}
  for (const { type, value } of parts.formatToParts(instant)) found[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = found
  return { year, month, day, hour, minute }
}

const asUtc = ({ year, month, day, hour, minute }: WallClock) => Date.UTC(year, month - 1, day, hour, minute)

/**
 * The instant at which the zone's wall clock shows this time. It is computed twice, because the first guess may lie
 * beyond a change of the offset (summer times before 2019).
 */
export function fromWallClock(clock: WallClock): Date {
  const wanted = asUtc(clock)
  let guess = wanted
  for (let turn = 0; turn < 2; turn += 1) guess += wanted - asUtc(toWallClock(new Date(guess)))
  return new Date(guess)
}

/** Whether the calendar has this day and the clock this time. */
export function exists({ year, month, day, hour, minute }: WallClock) {
  const date = new Date(Date.UTC(year, month - 1, day))
  const sameDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return sameDay && hour >= 0 && hour < 24 && minute >= 0 && minute < 60
}

const two = (value: number) => String(value).padStart(2, '0')

/** `2026-11-20` of a local time, as on the wire and in calendars. */
export const isoDay = ({ year, month, day }: Pick<WallClock, 'year' | 'month' | 'day'>) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

/** Today in the display zone, as `2026-11-20`. */
export const today = (now = new Date()) => isoDay(toWallClock(now))

/** This year, for the credit at the foot. */
export const currentYear = () => toWallClock(new Date()).year

/** Steps of the date-time fields, in minutes (spec §9). */
export const STEP_MINUTES = 15

export const isOnStep = (clock: WallClock) => clock.minute % STEP_MINUTES === 0

/** The nearest step: 10:07 → 10:00, 10:08 → 10:15, 23:58 → 00:00 of the next day. */
export function snapToStep(clock: WallClock): WallClock {
  const stepMs = STEP_MINUTES * 60_000
  const snapped = new Date(Math.round(asUtc(clock) / stepMs) * stepMs)
  return {
    year: snapped.getUTCFullYear(),
    month: snapped.getUTCMonth() + 1,
    day: snapped.getUTCDate(),
    hour: snapped.getUTCHours(),
    minute: snapped.getUTCMinutes(),
  }
}
