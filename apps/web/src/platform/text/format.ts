import { isoDay, today, toWallClock } from './time.ts'

export { formatDocument } from '@app/rules/casca/documento'
export { formatPhone } from '@app/rules/casca/telefone'

const two = (value: number) => String(value).padStart(2, '0')

const asDate = (instant: string | Date) => (instant instanceof Date ? instant : new Date(instant))

/** `2026-11-20` → `20/11/2026`; for an instant, its day in the display zone. Absent → ''. */
export function formatDay(value: string | Date | null | undefined): string {
  if (!value) return ''
  const day =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? value
      : isoDay(toWallClock(asDate(value)))
  return day.split('-').toReversed().join('/')
}

/** `2026-11-20` → `20/11` in the year of `hoje`, otherwise `20/11/2026`. */
export function formatDayShort(day: string, hoje = today()): string {
  const whole = formatDay(day)
  return day.startsWith(hoje.slice(0, 4)) ? whole.slice(0, 5) : whole
}

/** `10:15`. */
export function formatTime(instant: string | Date): string {
  const { hour, minute } = toWallClock(asDate(instant))
  return `${two(hour)}:${two(minute)}`
}

/** `23:45:10`, for places where a minute is too coarse. */
export const formatClock = (instant: Date) => `${formatTime(instant)}:${two(instant.getUTCSeconds())}`

/** `20/11/2026 10:15`. Absent → ''. */
export function formatDateTime(instant: string | Date | null | undefined): string {
  return instant ? `${formatDay(asDate(instant))} ${formatTime(instant)}` : ''
}

const DAY_MS = 86_400_000

/** `hoje 14:00`, `amanhã 09:00`, `20/11 08:15`, `20/11/2025 08:15`: only for columns that people scan (look.md). */
export function formatMoment(instant: string | Date, now = new Date()): string {
  const day = isoDay(toWallClock(asDate(instant)))
  if (day === today(now)) return `hoje ${formatTime(instant)}`
  if (day === today(new Date(now.getTime() + DAY_MS))) return `amanhã ${formatTime(instant)}`
  const [year, month, date] = day.split('-')
  const sameYear = Number(year) === toWallClock(now).year
  return `${date}/${month}${sameYear ? '' : `/${year}`} ${formatTime(instant)}`
}

const number = (digits: Intl.NumberFormatOptions) => new Intl.NumberFormat('pt-BR', digits)
const integers = number({ maximumFractionDigits: 0 })
const quantities = number({ maximumFractionDigits: 4 })
const amounts = number({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1.284`. */
export const formatInteger = (value: number) => integers.format(value)

/** At most four decimals, without trailing zeros: `1.234,5`. */
export const formatQuantity = (value: number) => quantities.format(value)
/** For an axis, where whole figures have no room: '7,5 mil'. */
export const formatThousands = (value: number) =>
  value < 1000 ? formatQuantity(value) : `${formatQuantity(value / 1000)} mil`

/** `1.234,56`, for columns. */
export const formatAmount = (value: number) => amounts.format(value)

/** `R$ 1.234,56`, for totals. */
export const formatMoney = (value: number) => `${value < 0 ? '−' : ''}R$ ${amounts.format(Math.abs(value))}`

/** `48 pedidos`, `1 pedido`. */
export const formatCount = (count: number, singular: string, plural: string) =>
  `${formatInteger(count)} ${count === 1 ? singular : plural}`

/** `214 KB`, `1,4 MB`, `64,6 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${integers.format(bytes / 1024)} KB`
  const tenths = number({ maximumFractionDigits: 1 })
  if (bytes < 1024 ** 3) return `${tenths.format(bytes / 1024 ** 2)} MB`
  return `${tenths.format(bytes / 1024 ** 3)} GB`
}

/** `Helena Matoso` → `HM`; for a person without a photo. */
export function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => word.length > 0)
  const last = words.length > 1 ? words.at(-1) : undefined
  return `${words[0]?.[0] ?? '?'}${last?.[0] ?? ''}`.toUpperCase()
}

export const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Makes a sentence of words: 'Faltam lotes.' */
export const sentence = (words: string) => `${capital(words)}.`

/** `vence em 4 dias`: until the last day on which something holds. */
export function venceWords(ate: string, hoje = today()): string {
  const dias = (Date.parse(ate) - Date.parse(hoje)) / DAY_MS
  if (dias < 0) return 'venceu'
  return dias === 0 ? 'vence hoje' : `vence em ${formatCount(dias, 'dia', 'dias')}`
}
