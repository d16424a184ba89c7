import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Page } from '@app/contract/casca/paging'
import { PAINEL_REFRESH_MS } from '@app/contract/armazem/painel'
import type { Painel } from '@app/contract/armazem/painel'
import type { PedidoListRequest, PedidoResumo } from '@app/contract/armazem/pedido'
import { api } from '../../../platform/http/http.ts'

/** A call that hangs must not hold up the next refresh. */
const ANSWER_MS = 8_000
const within = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])

/** All that the panel shows, for one refetch after a push. */
export const PAINEL_KEY = ['painel']

/** The safety net behind the pushes; a wall screen counts on it in a tab that nobody looks at, too (spec §9). */
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
