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

/** What a clock on the wall shows at an instant. */
export function wallClock(instant: Date, zone: string): RelogioLocal {
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
