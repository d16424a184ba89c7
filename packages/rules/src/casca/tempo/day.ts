/** The time zone in which the deployment's people read clocks (TZ_EXIBICAO). */
export const ZONA_PADRAO = 'America/Sao_Paulo'

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
const QUARTER = 15 * MINUTE_MS
/** No local day begins further than this from midnight UTC. */
const WIDEST_OFFSET = 15 * 60

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(zone, format)
  return format
}

export type RelogioLocal = { year: string; month: string; day: string; hour: string; minute: string }

/** Since then the offsets of all zones are whole minutes. */
const FIRST_KNOWN = Date.UTC(1973, 0, 1)
const LAST_KNOWN = Date.UTC(2100, 0, 1)

/** By zone and UTC day, the offset that holds all day; null where the clock changes on it. */
const offsets = new Map<string, Map<number, number | null>>()

const offsetAt = (instant: Date, zone: string): number => {
  const { year, month, day, hour, minute } = readClock(instant, zone)
  return Date.UTC(+year, +month - 1, +day, +hour, +minute) - instant.getTime()
}

/** The offset at an instant, asked of Intl once a day and zone because that costs more than all else in a list's row. */
const knownOffset = (at: number, zone: string): number | null => {
  if (!(at >= FIRST_KNOWN && at < LAST_KNOWN)) return null
  const day = Math.floor(at / DAY_MS)
  const ofZone = offsets.get(zone) ?? new Map<number, number | null>()
  if (ofZone.size === 0) offsets.set(zone, ofZone)
  const known = ofZone.get(day)
  if (known !== undefined) return known
  const start = offsetAt(new Date(day * DAY_MS), zone)
  const found = start === offsetAt(new Date((day + 1) * DAY_MS), zone) ? start : null
  ofZone.set(day, found)
  return found
}

/** What a clock on the wall shows at an instant. */
export function wallClock(instant: Date, zone: string): RelogioLocal {
  const offset = knownOffset(instant.getTime(), zone)
  if (offset === null) return readClock(instant, zone)
  const local = new Date(instant.getTime() + offset).toISOString()
  return {
    year: local.slice(0, 4),
    month: local.slice(5, 7),
    day: local.slice(8, 10),
    hour: local.slice(11, 13),
    minute: local.slice(14, 16),
  }
}

const readClock = (instant: Date, zone: string): RelogioLocal => {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: keyof RelogioLocal) => parts.get(type) ?? ''
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') }
}

/** The local day (yyyy-MM-dd) at an instant. */
export function localDay(instant: Date, zone: string): string {
  const { year, month, day } = wallClock(instant, zone)
  return `${year.padStart(4, '0')}-${month}-${day}`
}

/** A day that exists: '2026-02-31' does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The next day of the calendar; time zones do not matter. */
export function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/**
 * The first instant of a local day. It is searched for and not computed from an offset, because where summer time began
 * at midnight (Brazil until 2018) the day starts at 01:00; local days never go back.
 */
export function startOfDay(day: string, zone: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`).getTime()
  let before = -WIDEST_OFFSET
  let from = WIDEST_OFFSET
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (localDay(new Date(midnight + middle * MINUTE_MS), zone) < day) before = middle
    else from = middle
  }
  return new Date(midnight + from * MINUTE_MS)
}

export type Intervalo = { from: Date; until: Date }

/** A local day as instants, its end excluded: 23 or 25 hours where the clock changes. */
export const dayRange = (day: string, zone: string): Intervalo => ({
  from: startOfDay(day, zone),
  until: startOfDay(nextDay(day), zone),
})

/** The quarter of an hour in which an instant lies, its end excluded. */
export const quarterRange = (instant: Date): Intervalo => {
  const from = Math.floor(instant.getTime() / QUARTER) * QUARTER
  return { from: new Date(from), until: new Date(from + QUARTER) }
}

/** 'Only a day' or 'this quarter of an hour' (decisions 17); undefined when it is neither. */
export function rangeOf(text: string, zone: string): Intervalo | undefined {
  if (isDay(text)) return dayRange(text, zone)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined
  if (!isDay(text.slice(0, 10))) return undefined
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? undefined : quarterRange(instant)
}
