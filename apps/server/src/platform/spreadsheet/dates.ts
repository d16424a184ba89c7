/** How a number is shown: as a day, a time, or both. */
export type DateLook = { day: boolean; time: boolean }

/** The formats that have only a number and no text (ECMA-376, 18.8.30), including the East Asian ones. */
const BUILT_IN: readonly [from: number, to: number, look: DateLook][] = [
  [14, 17, { day: true, time: false }],
  [18, 21, { day: false, time: true }],
  [22, 22, { day: true, time: true }],
  [27, 36, { day: true, time: false }],
  [45, 47, { day: false, time: true }],
  [50, 58, { day: true, time: false }],
]

/** Letters outside quotes, escapes and brackets distinguish a date's format from a number's. */
export const lookOf = (id: number, code: string | undefined): DateLook | undefined => {
  if (code === undefined) return BUILT_IN.find(([from, to]) => from <= id && id <= to)?.[2]
  const [positive = ''] = code
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';')
  const letters = positive.toLowerCase().replaceAll('general', '').replaceAll('am/pm', 'h')
  const time = /[hs]/.test(letters)
  const day = /[dy]/.test(letters) || (!time && /m/.test(letters))
  return day || time ? { day, time } : undefined
}

const two = (value: number): string => String(value).padStart(2, '0')
const MINUTES = 1440
/** 31/12/9999. */
const LAST_SERIAL = 2_958_465

/**
 * Days since 1900 (or 1904, old Macs) as a wall clock shows them. Excel counts a 29/02/1900 that did not exist, so
 * earlier days are off by one; we have no dates that old.
 */
export const dateText = (serial: number, { day, time }: DateLook, since1904: boolean): string | undefined => {
  const minutes = Math.round((serial + (since1904 ? 1462 : 0)) * MINUTES)
  if (minutes < 0 || minutes >= (LAST_SERIAL + 1) * MINUTES) return undefined
  const date = new Date(Date.UTC(1899, 11, 30) + minutes * 60_000)
  const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  if (!day) return clock
  const text = `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`
  return time || minutes % MINUTES !== 0 ? `${text} ${clock}` : text
}
