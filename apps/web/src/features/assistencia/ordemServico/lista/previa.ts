import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import type { Page } from '@app/contract/casca/paging'
import { localDay } from '@app/rules/casca/tempo'
import { api } from '../../../../platform/http/http.ts'
import { formatCount } from '../../../../platform/text/format.ts'
import { ZONE } from '../../../../platform/text/time.ts'
import { ORDENS } from '../api.ts'
import { listFilter, parseOsSearch } from './list-search.ts'

const QUANTAS = 5
const LIMITE_DIAS = 30
const DAY_MS = 86_400_000

const dayOf = (instant: string): number => Date.parse(localDay(new Date(instant), ZONE))

/** Days from the intake to the repair; until now while it goes on; null of what ended without one. */
const diasDe = ({ creationDateTime, dataReparo, diasCorridos }: OrdemServicoResumo): number | null => {
  if (dataReparo !== null) return (dayOf(dataReparo) - dayOf(creationDateTime)) / DAY_MS
  return diasCorridos < 0 ? null : diasCorridos
}

const linhaDe = (os: OrdemServicoResumo) => {
  const dias = diasDe(os)
  return {
    href: `/ordemServico/${os.id}`,
    nome: os.numero,
    titulo: os.relogio?.modelo.descricao ?? os.consumidor.nome,
    detalhe: os.posto.nomeFantasia,
    fim: dias === null ? '–' : formatCount(dias, 'dia', 'dias'),
    alta: dias !== null && dias > LIMITE_DIAS,
  }
}

const POR_IDADE = ['a mais antiga primeiro', 'creationDateTime', 'asc'] as const
const POR_CONSERTO = ['a mais demorada primeiro', 'diasConserto', 'desc'] as const

/** The worst orders behind a figure of a report: those that took longest, of repairs, else the oldest. */
export const previaDasOrdens = (filtros: Readonly<Record<string, string>>) => {
  const [ordem, order, direction] = filtros['quando'] === 'reparada' ? POR_CONSERTO : POR_IDADE
  const request = {
    filter: listFilter(parseOsSearch(filtros)),
    order,
    direction,
    pageSize: QUANTAS,
  }
  return {
    queryKey: [...ORDENS, 'previa', request],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const page = await api<Page<OrdemServicoResumo>>('/ordemServico/findByFiltro', {
        method: 'POST',
        body: request,
        signal,
      })
      return { total: page.totalElements, ordem, linhas: page.content.map(linhaDe) }
    },
  }
}
