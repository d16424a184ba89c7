import { addDays, addMonths, daysBetween } from '@app/rules/assistencia/ordemServico'

type Escala = 'semana' | undefined
/** The days that a calendar shows, its name, and a day of the period before and after. */
export type Periodo = {
  titulo: string
  dias: readonly string[]
  /** 'yyyy-MM' of a month; days of other months are beside it. */
  mes: string | null
  antes: string
  depois: string
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(utc(day))
}
const month = words({ month: 'long', year: 'numeric' })
/** 'sexta-feira, 20 de novembro' */
export const dayName = words({ weekday: 'long', day: 'numeric', month: 'long' })
/** 'sex., 20 de nov.' */
export const shortDayName = words({ weekday: 'short', day: 'numeric', month: 'short' })
/** 'dom.' */
export const weekday = words({ weekday: 'short' })

/** Weeks begin on Sunday, as in the calendars of the date fields. */
const weekStart = (day: string) => addDays(day, -utc(day).getUTCDay())
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

const DAYS_OF_WEEK = 7

/** The month of a day in whole weeks, or its week. */
export function periodoDe(dia: string, escala: Escala): Periodo {
  if (escala === 'semana') {
    const first = weekStart(dia)
    const dias = daysFrom(first, DAYS_OF_WEEK)
    const last = addDays(first, DAYS_OF_WEEK - 1)
    return {
      titulo: `${shortDayName(first)} a ${shortDayName(last)}`,
      dias,
      mes: null,
      antes: addDays(dia, -DAYS_OF_WEEK),
      depois: addDays(dia, DAYS_OF_WEEK),
    }
  }
  const mes = dia.slice(0, 7)
  const first = `${mes}-01`
  const start = weekStart(first)
  const length = daysBetween(start, addMonths(first, 1))
  return {
    titulo: month(first),
    dias: daysFrom(start, Math.ceil(length / DAYS_OF_WEEK) * DAYS_OF_WEEK),
    mes,
    antes: addMonths(first, -1),
    depois: addMonths(first, 1),
  }
}
