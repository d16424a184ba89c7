/** The days of the list's answers, as in its address. */
export type DiasSearch = { de?: string | undefined; ate?: string | undefined }

/** The periods that are offered, in months; the current month is counted. */
export const PERIODOS = [3, 6, 12, 24] as const

/** Summed while the list shows answers of all times. */
const USUAL = 6

/** The choice of days that are none of the periods. */
export const OUTRO = 'outro'

/** The first day of the month that lies so many months back, this one counted. */
const firstDay = (ate: string, meses: number): string => {
  const [year = 0, month = 1] = ate.split('-').map(Number)
  return new Date(Date.UTC(year, month - meses, 1)).toISOString().slice(0, 10)
}

/** The days that are summed: those of the list, or the last six months. */
export const diasDe = ({ de, ate }: DiasSearch, hoje: string): { de: string; ate: string } => {
  const until = ate ?? hoje
  return { de: de ?? firstDay(until, USUAL), ate: until }
}

/** The period that the list's days are. */
export const escolhaDe = (search: DiasSearch, hoje: string): string => {
  const { de, ate } = diasDe(search, hoje)
  const meses = ate === hoje && PERIODOS.find((some) => firstDay(hoje, some) === de)
  return meses ? String(meses) : OUTRO
}

/** The days of a chosen period; the usual one leaves the list whole. */
export const searchDe = (escolha: string, hoje: string): DiasSearch =>
  Number(escolha) === USUAL ? {} : { de: firstDay(hoje, Number(escolha)) }
