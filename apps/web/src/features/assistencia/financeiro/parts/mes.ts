const NOMES = [
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

/** '2026-10-01' → 'outubro de 2026'. */
export const formatMes = (mes: string): string =>
  `${NOMES[Number(mes.slice(5, 7)) - 1]} de ${mes.slice(0, 4)}`

/** '2026-10-01' → '10/2026'. */
export const mesCurto = (mes: string): string => `${mes.slice(5, 7)}/${mes.slice(0, 4)}`

/** '2026-10-01' → 'out 2026'. */
export const mesBreve = (mes: string): string =>
  `${NOMES[Number(mes.slice(5, 7)) - 1]?.slice(0, 3)} ${mes.slice(0, 4)}`
