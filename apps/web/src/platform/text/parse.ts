import { exists, fromWallClock, isoDay, toWallClock } from './time.ts'
import type { WallClock } from './time.ts'

/**
 * A number as people type or paste it. `1.234,56`, `1,234.56` and `1234.56` are equal; a single dot before exactly
 * three digits separates thousands, as in pt-BR (`1.234` is 1234). Any other text gives `null`.
 */
export function parseNumber(text: string): number | null {
  const bare = text.replaceAll(/R\$|\s|\u00A0/g, '').replace('−', '-')
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(bare)) return null
  const lastDot = bare.lastIndexOf('.')
  const lastComma = bare.lastIndexOf(',')
  let plain = bare
  if (lastDot >= 0 && lastComma >= 0) {
    const [group, decimal] = lastDot > lastComma ? [',', '.'] : ['.', ',']
    plain = bare.replaceAll(group, '').replace(decimal, '.')
  } else if (lastComma >= 0) {
    plain = bare.replace(',', '.')
  } else if (/^-?[1-9]\d{0,2}(\.\d{3})+$/.test(bare)) {
    plain = bare.replaceAll('.', '')
  }
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}

const century = (year: number) => (year < 100 ? 2000 + year : year)

/** `20/11/2026`, `20-11-26`, `20.11`, `20112026`: day first; without a year, the current one. */
function parseDate(text: string, now: Date): Pick<WallClock, 'year' | 'month' | 'day'> | null {
  const solid = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(text)
  const spaced = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const found = solid ?? spaced
  if (!found) return null
  const year = found[3] === undefined ? toWallClock(now).year : century(Number(found[3]))
  return { year, month: Number(found[2]), day: Number(found[1]) }
}

/** `8:15`, `08h15`, `8h`, `0815`. */
function parseTime(text: string): Pick<WallClock, 'hour' | 'minute'> | null {
  const found = /^(\d{1,2})(?:[:hH.](\d{2})?)$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text)
  return found ? { hour: Number(found[1]), minute: Number(found[2] ?? 0) } : null
}

/** A typed day as `2026-11-20`, or `null`. */
export function parseDay(text: string, now = new Date()): string | null {
  const date = parseDate(text.trim(), now)
  return date && exists({ ...date, hour: 0, minute: 0 }) ? isoDay(date) : null
}

/** A typed day and time (`1/2/26 8:15`) in local time, or `null`. */
export function parseWallClock(text: string, now = new Date()): WallClock | null {
  const [dateText = '', timeText = '', ...rest] = text.trim().split(/\s+às\s+|[\sT,]+/)
  const date = parseDate(dateText, now)
  const time = parseTime(timeText)
  if (rest.length > 0 || !date || !time) return null
  const clock = { ...date, ...time }
  return exists(clock) ? clock : null
}

/** A typed day and time as an ISO instant, or `null`. */
export function parseDateTime(text: string, now = new Date()): string | null {
  const clock = parseWallClock(text, now)
  return clock ? fromWallClock(clock).toISOString() : null
}
