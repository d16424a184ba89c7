import { DAY_MS } from '../../../casca/tempo/index.ts'

const at = (day: string): Date => new Date(`${day}T00:00:00Z`)
const text = (date: Date): string => date.toISOString().slice(0, 10)

/** The number of days between two days of the calendar, without time zones. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((at(until).getTime() - at(from).getTime()) / DAY_MS)

export const addDays = (day: string, days: number): string =>
  text(new Date(at(day).getTime() + days * DAY_MS))

/** The same day of a later month, or the last one of a shorter month: 31/01 and one month is 28/02. */
export function addMonths(day: string, months: number): string {
  const date = at(day)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), last))
  return text(first)
}
