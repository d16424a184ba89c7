import { fimDoMes } from '@app/rules/casca/relatorio'
import { compact, dayParam, textParam } from '../../../platform/address/search.ts'

const FILTROS = [
  'por',
  'status',
  'posto',
  'marca',
  'modelo',
  'tecnico',
  'garantia',
  'cliente',
  'dias',
] as const
type Filtro = (typeof FILTROS)[number]

/** A report's period and filters, as in its address and its call. */
export type RelatorioSearch = { de?: string; ate?: string } & { [Nome in Filtro]?: string }

/** Reads an address; values that fit no filter are left out. */
export function parseRelatorioSearch(search: Readonly<Record<string, unknown>>): RelatorioSearch {
  const filtros = FILTROS.map((nome) => {
    const text = textParam(typeof search[nome] === 'boolean' ? String(search[nome]) : search[nome])
    return [nome, text !== undefined && /^\w{1,40}$/.test(text) ? text : undefined]
  })
  return compact({
    de: dayParam(search['de']),
    ate: dayParam(search['ate']),
    ...(Object.fromEntries(filtros) as { [Nome in Filtro]?: string }),
  })
}

/** A chosen month or year as the days in an address. */
export const periodoDe = (escolha: string): { de?: string; ate?: string } => {
  if (/^\d{4}$/.test(escolha)) return { de: `${escolha}-01-01`, ate: `${escolha}-12-31` }
  if (/^\d{4}-\d{2}$/.test(escolha)) return { de: `${escolha}-01`, ate: fimDoMes(escolha) }
  return {}
}

/** The choice that matches the days: a year, a month, the default ('') or another ('outro'). */
export const escolhaDe = ({ de, ate }: RelatorioSearch): string => {
  if (de === undefined && ate === undefined) return ''
  const guesses = [de?.slice(0, 4) ?? '', de?.slice(0, 7) ?? '']
  return (
    guesses.find((guess) => {
      const days = periodoDe(guess)
      return days.de === de && days.ate === ate
    }) ?? 'outro'
  )
}
