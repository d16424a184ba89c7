import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { api } from '../../../platform/http/http.ts'

/** The service orders that the text names, of those that the person may see. */
export const ordensBuscadasQuery = (q: string) => ({
  queryKey: ['busca', 'ordemServico', q],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api<OrdemServicoResumo[]>('/ordemServico/find', { query: { busca: q }, signal }),
  staleTime: 10_000,
  retry: false,
})
