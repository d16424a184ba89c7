import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { api } from '../../../platform/http/http.ts'

/** What was looked for, and the service orders that it names. */
export type Buscadas = { q: string; ordens: OrdemServicoResumo[] }

/** Two letters occur in almost every name, so they are not searched. */
const isAsked = (q: string) => /\d/.test(q) || q.length > 2

/** The service orders that the text names, of those that the person may see. */
export const ordensBuscadasQuery = (q: string) => ({
  queryKey: ['busca', 'ordemServico', q],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Buscadas> => ({
    q,
    ordens: isAsked(q)
      ? await api<OrdemServicoResumo[]>('/ordemServico/find', { query: { busca: q }, signal })
      : [],
  }),
  staleTime: 10_000,
  retry: false,
})
