import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Page } from '@app/contract/paging'
import type { PedidoListRequest, PedidoResumo } from '@app/contract/pedido'
import { api } from '../../platform/http.ts'

/** A page of orders. Staff ask for everybody's, client users for their own (spec §7). */
export const pedidosQuery = (request: PedidoListRequest, staff: boolean) =>
  queryOptions({
    queryKey: ['pedidos', staff ? 'admin' : 'cliente', request],
    queryFn: ({ signal }) =>
      api<Page<PedidoResumo>>(`/pedidos/${staff ? 'findByFiltroAdmin' : 'findByFiltro'}`, {
        method: 'POST',
        body: request,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
