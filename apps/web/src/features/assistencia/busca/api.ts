import type { ChamadoResumo } from '@app/contract/assistencia/chamado'
import type { OrdemServicoResumo, OsDoComprovante } from '@app/contract/assistencia/ordemServico'
import type { Page } from '@app/contract/casca/paging'
import type { Ability } from '@app/contract/casca/session'
import { ApiError } from '../../../platform/http/errors.ts'
import { api } from '../../../platform/http/http.ts'
import { readPage } from '../../../platform/http/paged.ts'

/** What was looked for, and the service orders and tickets that it names. */
export type Buscadas = { q: string; ordens: OrdemServicoResumo[]; chamados: ChamadoResumo[] }

/** Most tickets in the palette; the list has all. */
export const MOST_CHAMADOS = 5

/** Two letters occur in almost every name, so they are not searched. */
const isAsked = (q: string) => /\d/.test(q) || q.length > 2

/** The service orders that the text names, of those that the person may see. */
export const ordensBuscadasQuery = (q: string) => ({
  queryKey: ['busca', 'ordemServico', q],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Pick<Buscadas, 'q' | 'ordens'>> => ({
    q,
    ordens: isAsked(q)
      ? await api<OrdemServicoResumo[]>('/ordemServico/find', { query: { busca: q }, signal })
      : [],
  }),
  staleTime: 10_000,
  retry: false,
})

/** The order of a consumer's receipt, by what its QR says or by its code; undefined when this person sees none. */
export const findDoComprovante = async (codigo: string): Promise<number | undefined> => {
  try {
    const { id } = await api<OsDoComprovante>('/ordemServico/porComprovante', {
      method: 'POST',
      body: { codigo },
    })
    return id
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

const findChamados = async (q: string, signal: AbortSignal): Promise<ChamadoResumo[]> => {
  // A number is also the end of longer ones, which were all opened later: from the oldest on it is among the first.
  const byNumber = /^\d+\/?\d*$/.test(q.trim())
  const body = {
    page: 0,
    pageSize: byNumber ? 100 : MOST_CHAMADOS,
    filter: { busca: q },
    ...(byNumber && { order: 'id', direction: 'asc' }),
  }
  const found = await api<Page<ChamadoResumo>>('/chamado/findByFiltro', { method: 'POST', body, signal })
  const { content } = readPage(found, 'chamado')
  const isNamed = ({ numero }: ChamadoResumo) => numero === q.trim()
  return [...content.filter(isNamed), ...content.filter((one) => !isNamed(one))].slice(0, MOST_CHAMADOS)
}

/** Orders and tickets, as far as this person has the abilities. */
export const buscadasQuery = (q: string, abilities: readonly Ability[]) => ({
  queryKey: ['busca', 'assistencia', q],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Buscadas> => {
    const [{ ordens }, chamados] = await Promise.all([
      abilities.includes('OS_VER') ? ordensBuscadasQuery(q).queryFn({ signal }) : { ordens: [] },
      abilities.includes('CHAMADO_VER') && isAsked(q) ? findChamados(q, signal) : [],
    ])
    return { q, ordens, chamados }
  },
  staleTime: 10_000,
  retry: false,
})
