import { isDay } from '../tempo/index.ts'
import { wallClock } from '../tempo/day.ts'

/**
 * A number in the forms that people use in a sheet: `1.234,56`, `1,234.56`, `1234.56`, `R$ 12`. A single dot before
 * exactly three digits separates thousands, as in Brazil. Any other text gives `undefined`.
 */
export const readNumero = (text: string): number | undefined => {
  const bare = text.replaceAll(/R\$|\s/g, '').replace('−', '-')
  if (!/^-?(?:\d[\d.,]*|[.,]\d+)$/.test(bare)) return undefined
  const dot = bare.lastIndexOf('.')
  const comma = bare.lastIndexOf(',')
  let plain = bare
  if (dot >= 0 && comma >= 0) {
    const [group, decimal] = dot > comma ? [',', '.'] : ['.', ',']
    plain = bare.replaceAll(group, '').replace(decimal, '.')
  } else if (comma >= 0) plain = bare.replace(',', '.')
  else if (/^-?[1-9]\d{0,2}(\.\d{3})+$/.test(bare)) plain = bare.replaceAll('.', '')
  const value = Number(plain)
  return Number.isFinite(value) ? value : undefined
}

const two = (text: string): string => text.padStart(2, '0')
const century = (year: string): string => (year.length === 2 ? `20${year}` : year)

/** `20/11/2026`, `20-11-26`, `20.11.2026`, `2026-11-20` as `2026-11-20`; a day that does not exist is `undefined`. */
export const readDia = (text: string): string | undefined => {
  const found = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(text.trim())
  const [, day = '', month = '', year = ''] = found ?? []
  const iso = found ? `${century(year)}-${two(month)}-${two(day)}` : text.trim()
  return isDay(iso) ? iso : undefined
}

const readHora = (text: string): { hora: number; minuto: number } | undefined => {
  const found = /^(\d{1,2})(?:[:h](\d{2})?)(?::\d{2}(?:[.,]\d+)?)?$/i.exec(text)
  const [hora, minuto] = [Number(found?.[1]), Number(found?.[2] ?? 0)]
  return found && hora < 24 && minuto < 60 ? { hora, minuto } : undefined
}

const asUtc = (instant: Date, zone: string): number => {
  const { year, month, day, hour, minute } = wallClock(instant, zone)
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))
}

/**
 * The instant at which a zone's clock shows this time. It is computed twice, because the first guess may lie beyond a
 * clock change.
 */
const instantOf = (wanted: number, zone: string): Date => {
  let guess = wanted
  for (let turn = 0; turn < 2; turn += 1) guess += wanted - asUtc(new Date(guess), zone)
  return new Date(guess)
}

/** `20/11/2026 10:15`, `2026-11-20T10:15`, `20/11/26 às 8h` as an ISO instant, read in the given zone. */
export const readInstante = (text: string, zone: string): string | undefined => {
  const trimmed = text.trim()
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(trimmed)) {
    const instant = new Date(trimmed)
    return Number.isNaN(instant.getTime()) || !isDay(trimmed.slice(0, 10)) ? undefined : instant.toISOString()
  }
  const [dayText = '', hourText = '', ...rest] = trimmed.split(/\s+às\s+|[\sT,]+/)
  const dia = readDia(dayText)
  const hora = readHora(hourText)
  if (rest.length > 0 || dia === undefined || !hora) return undefined
  const wanted = Date.parse(`${dia}T00:00:00Z`) + (hora.hora * 60 + hora.minuto) * 60_000
  return instantOf(wanted, zone).toISOString()
}

const YES = new Set(['sim', 's', 'x', '1', 'true', 'verdadeiro', 'yes', 'y'])
const NO = new Set(['nao', 'n', '0', 'false', 'falso', 'no', '-'])

/** A yes or no of a sheet, without regard to accents and case; `undefined` for any other word. */
export const readSimNao = (text: string): boolean | undefined => {
  const word = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}
