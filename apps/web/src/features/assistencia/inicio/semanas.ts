import type { SemanasDoInicio } from '@app/contract/assistencia/inicio'

/** Weeks that are taken together, and compared with as many before them. */
const JUNTAS = 4

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

const of = (semanas: SemanasDoInicio) => {
  const reparadas = semanas.reduce((all, one) => all + one.reparadas, 0)
  if (reparadas === 0) return { parte: null, dias: null }
  const ate30 = semanas.reduce((all, one) => all + one.ate30, 0)
  const dias = semanas.reduce((all, one) => all + (one.mediaDias ?? 0) * one.reparadas, 0)
  return { parte: round((100 * ate30) / reparadas, 0), dias: round(dias / reparadas, 1) }
}

const minus = (now: number | null, before: number | null) =>
  now === null || before === null ? null : round(now - before, 1)

/** The last four weeks in two numbers, with their change from the four before. */
export const resumoDe = (semanas: SemanasDoInicio) => {
  const agora = of(semanas.slice(-JUNTAS))
  const antes = of(semanas.slice(-2 * JUNTAS, -JUNTAS))
  return {
    ...agora,
    parteMudou: minus(agora.parte, antes.parte),
    diasMudou: minus(agora.dias, antes.dias),
  }
}
