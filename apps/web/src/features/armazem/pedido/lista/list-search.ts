import { ETAPAS_DE_ESPERA, PASSAGENS, QUANDO_PEDIDO, SAIDAS } from '@app/contract/armazem/pedido'
import type { PedidoFilter, PedidoListRequest } from '@app/contract/armazem/pedido'
import {
  compact,
  dayParam,
  integerParam,
  optionParam,
  pageParams,
  pageRequest,
} from '../../../../platform/address/search.ts'
import type { PageSearch } from '../../../../platform/address/search.ts'
import { countFiveFilters, readFiveFilters, wireFilters } from './five-filters.ts'
import type { FiveFilters } from './five-filters.ts'

/** What a report's figure counts: it opens the list with these (rede §6). */
type Figura = {
  quando?: (typeof QUANDO_PEDIDO)[number]
  de?: string
  ate?: string
  deixou?: (typeof ETAPAS_DE_ESPERA)[number]
  passagem?: (typeof PASSAGENS)[number]
  saida?: (typeof SAIDAS)[number]
  clienteId?: number
}

/** The list's state as its address carries it. */
export type PedidoSearch = FiveFilters & Figura & PageSearch

/** The filters that a report has set. */
export const figuraOf = (search: Readonly<Record<string, unknown>>): Figura => {
  const quando = optionParam(search['quando'], QUANDO_PEDIDO)
  const clienteId = integerParam(search['clienteId'], 1, Number.MAX_SAFE_INTEGER)
  if (quando === undefined) return compact({ clienteId })
  return compact({
    quando,
    de: dayParam(search['de']),
    ate: dayParam(search['ate']),
    deixou: optionParam(search['deixou'], ETAPAS_DE_ESPERA),
    passagem: optionParam(search['passagem'], PASSAGENS),
    saida: optionParam(search['saida'], SAIDAS),
    clienteId,
  })
}

/** Reads an address; what fits no filter is left out. */
export const parsePedidoSearch = (search: Readonly<Record<string, unknown>>): PedidoSearch => ({
  ...readFiveFilters(search),
  ...figuraOf(search),
  ...pageParams(search),
})

/** How many filters are set. */
export const countFilters = (search: PedidoSearch): number =>
  countFiveFilters(search) + Object.keys(figuraOf(search)).length

/** The filters by their wire names, for the list, its export and acts on many. */
export const filterOf = (search: PedidoSearch): PedidoFilter => ({
  ...wireFilters(search),
  ...figuraOf(search),
})

/** Body of POST findByFiltro(Admin). */
export const listRequest = (search: PedidoSearch): PedidoListRequest => ({
  ...pageRequest(search),
  order: 'numeroPedido',
  direction: 'desc',
  ...filterOf(search),
})
