const MAIS_MESES = 240

/** Months since the year 0. */
const mesAbsoluto = (mes: string): number => Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5, 7)) - 1

/** How many months `mesesEntre` leaves out, for they are too old. */
export const mesesCortados = (de: string, ate: string): number =>
  Math.max(0, mesAbsoluto(ate) - mesAbsoluto(de) + 1 - MAIS_MESES)

/** The months (yyyy-MM) from one to another, both included; at most 240, the newest. */
export const mesesEntre = (de: string, ate: string): string[] => {
  const last = mesAbsoluto(ate)
  const first = mesAbsoluto(de) + mesesCortados(de, ate)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const month = first + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

export const fimDoMes = (mes: string): string =>
  new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5, 7)), 0)).toISOString().slice(0, 10)

/** A report's default period: twelve months, the current one last. */
export const periodoUsual = (hoje: string): { de: string; ate: string } => ({
  de: `${mesesEntre('0001-01', hoje.slice(0, 7)).at(-12)}-01`,
  ate: hoje,
})

const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** '2026-11' as people read it: 'novembro de 2026'. */
export const nomeDoMes = (mes: string): string =>
  `${MESES[Number(mes.slice(5, 7)) - 1] ?? mes} de ${mes.slice(0, 4)}`

/** '2026-11' where there is little room: 'nov 2026'. */
export const mesCurto = (mes: string): string =>
  `${(MESES[Number(mes.slice(5, 7)) - 1] ?? mes).slice(0, 3)} ${mes.slice(0, 4)}`

/**
 * Pareto: the share of the whole (percent, one decimal) that each value and those before it make. For 6, 3 and 1 of 10:
 * 60, 90, 100.
 */
export const acumulado = (valores: readonly number[], total: number): number[] => {
  let sum = 0
  return valores.map((valor) => {
    sum += valor
    return total > 0 ? Math.round((sum * 1000) / total) / 10 : 0
  })
}

/** The class of an ABC analysis, by the share of the items before it: A until 80 %, B until 95 %, C the rest. */
export const classeAbc = (antes: number): 'A' | 'B' | 'C' => {
  if (antes < 80) return 'A'
  return antes < 95 ? 'B' : 'C'
}
