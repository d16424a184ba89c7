import type { PedidoListRequest } from '@app/contract/armazem/pedido'
import { pageParams, pageRequest } from '../../../../platform/address/search.ts'
import type { PageSearch } from '../../../../platform/address/search.ts'
import { readFiveFilters, wireFilters } from './five-filters.ts'
import type { FiveFilters } from './five-filters.ts'

/** The list's state as its address carries it. */
export type PedidoSearch = FiveFilters & PageSearch

/** Reads an address; what fits no filter is left out. */
export const parsePedidoSearch = (search: Readonly<Record<string, unknown>>): PedidoSearch => ({
  ...readFiveFilters(search),
  ...pageParams(search),
})

/** Body of POST findByFiltro(Admin). */
export const listRequest = (search: PedidoSearch): PedidoListRequest => ({
  ...pageRequest(search),
  order: 'numeroPedido',
  direction: 'desc',
  ...wireFilters(search),
})
