import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Page } from '@app/contract/casca/paging'
import { PAINEL_REFRESH_MS } from '@app/contract/armazem/painel'
import type { GraficosDoPainel, Painel, SemanaDoPainel } from '@app/contract/armazem/painel'
import type { PedidoListRequest, PedidoResumo } from '@app/contract/armazem/pedido'
import { api } from '../../../platform/http/http.ts'

/** The time limit of a call, so that a hanging one does not delay the next refresh. */
const ANSWER_MS = 8_000
const within = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])

/** The key of all panel data, for one refetch after a push. */
export const PAINEL_KEY = ['painel']

/**
 * Refreshes by time in case a push is lost; it also runs in a background tab, because a wall screen needs it (spec §9).
 */
const refreshed = {
  refetchInterval: PAINEL_REFRESH_MS,
  refetchIntervalInBackground: true,
  retry: 1,
  retryDelay: 1_000,
}

/** The six cards and the orders ready for dispatch. */
export const painelQuery = queryOptions({
  queryKey: [...PAINEL_KEY, 'resumo'],
  queryFn: ({ signal }) => api<Painel>('/pedidos/painel', { signal: within(signal) }),
  ...refreshed,
})

/** The last seven days in numbers; no card waits for them. */
export const semanaQuery = queryOptions({
  queryKey: ['painel-semana'],
  queryFn: ({ signal }) => api<SemanaDoPainel>('/pedidos/painel/semana', { signal: within(signal) }),
  staleTime: 300_000,
})

/** The second page: longer times, and who picks how fast. */
export const graficosQuery = (dias: number) =>
  queryOptions({
    queryKey: ['painel-graficos', dias],
    queryFn: ({ signal }) => api<GraficosDoPainel>('/pedidos/painel/graficos', { query: { dias }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** A page of the panel's table. */
export const painelPedidosQuery = (request: PedidoListRequest) =>
  queryOptions({
    queryKey: [...PAINEL_KEY, 'pedidos', request],
    queryFn: ({ signal }) =>
      api<Page<PedidoResumo>>('/pedidos/findByFiltroAdmin', {
        method: 'POST',
        body: request,
        signal: within(signal),
      }),
    placeholderData: keepPreviousData,
    ...refreshed,
  })
