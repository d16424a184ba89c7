import { wallClock } from './day.ts'

/** 'dd/MM/yyyy' of a stored day; no time zone touches it. */
export const formatDay = (day: string): string => day.slice(0, 10).split('-').toReversed().join('/')

/** 'dd/MM/yyyy HH:mm' on the wall of a time zone. */
export function formatInstant(instant: Date, zone: string): string {
  const { year, month, day, hour, minute } = wallClock(instant, zone)
  return `${day}/${month}/${year} ${hour}:${minute}`
}

/** The same for many instants of one zone. */
export const instantFormat =
  (zone: string) =>
  (instant: Date): string =>
    formatInstant(instant, zone)
