// Days of the calendar as yyyy-MM-dd, without time zones.

const DAY_MS = 86_400_000

const at = (dia: string): Date => new Date(`${dia}T00:00:00Z`)
const text = (date: Date): string => date.toISOString().slice(0, 10)

/** `dia` plus a number of days, which may be negative. */
export const addDias = (dia: string, dias: number): string =>
  text(new Date(at(dia).getTime() + dias * DAY_MS))

/** The number of days between two days: 0 for the same one, negative when `ate` is earlier. */
export const diasEntre = (de: string, ate: string): number => (at(ate).getTime() - at(de).getTime()) / DAY_MS

/** `dia` plus a number of months; the last day of a month that is too short: 31 January + 1 → 28 or 29 February. */
export const addMeses = (dia: string, meses: number): string => {
  const date = at(dia)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + meses + 1, 0))
  last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()))
  return text(last)
}

/** The first day of its month. */
export const mesDe = (dia: string): string => `${dia.slice(0, 7)}-01`

/** Easter Sunday of a year of the Gregorian calendar (the anonymous algorithm, Meeus). */
const pascoaDe = (ano: number): string => {
  const a = ano % 19
  const b = Math.floor(ano / 100)
  const c = ano % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const mes = Math.floor((h + l - 7 * m + 90) / 25)
  const dia = (h + l - 7 * m + 33 * mes + 19) % 32
  return `${ano}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`
}

/**
 * Months and days of the national holidays (Lei 662/1949, 6.802/1980), and the first year of the newest (14.759/2023).
 */
const FERIADOS = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25']
const CONSCIENCIA_NEGRA = { dia: '11-20', desde: 2024 }

/** Whether a day is a national holiday, including Good Friday. Carnaval and Corpus Christi are not (rede §3). */
export const isFeriado = (dia: string): boolean => {
  const ano = Number(dia.slice(0, 4))
  const noAno = dia.slice(5)
  if (FERIADOS.includes(noAno)) return true
  if (noAno === CONSCIENCIA_NEGRA.dia) return ano >= CONSCIENCIA_NEGRA.desde
  return dia === addDias(pascoaDe(ano), -2)
}

/** Monday or Tuesday of Carnaval, which is nobody's holiday by law. */
export const isCarnaval = (dia: string): boolean => {
  const pascoa = pascoaDe(Number(dia.slice(0, 4)))
  return dia === addDias(pascoa, -48) || dia === addDias(pascoa, -47)
}

export const isCorpusChristi = (dia: string): boolean =>
  dia === addDias(pascoaDe(Number(dia.slice(0, 4))), 60)

export const isDiaUtil = (dia: string): boolean => ![0, 6].includes(at(dia).getUTCDay()) && !isFeriado(dia)

/** The day itself, or the next business day. */
export const diaUtil = (dia: string): string => (isDiaUtil(dia) ? dia : diaUtil(addDias(dia, 1)))
