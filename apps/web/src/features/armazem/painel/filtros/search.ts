import { PEDIDO_SORTS } from '@app/contract/armazem/pedido'
import type { PedidoListRequest, PedidoSort } from '@app/contract/armazem/pedido'
import { compact, optionParam, pageParams, pageRequest } from '../../../../platform/address/search.ts'
import type { PageSearch } from '../../../../platform/address/search.ts'
import { readFiveFilters, wireFilters } from '../../pedido/index.ts'
import type { FiveFilters } from '../../pedido/index.ts'

/** Rows that a wall screen shows, without ever a scroll bar (look.md, 'Modo TV'). */
export const TV_ROWS = 10

/** The panel's state as its address carries it, so that a wall screen can bookmark it. */
export type PainelSearch = FiveFilters &
  PageSearch & {
    ordem?: PedidoSort
    direcao?: 'asc' | 'desc'
    modo?: 'tv'
  }

/** Reads an address; what it does not know is left out, so that a broken bookmark still opens the panel. */
export function parsePainelSearch(search: Record<string, unknown>): PainelSearch {
  const ordem = optionParam(search['ordem'], PEDIDO_SORTS)
  return compact({
    ...readFiveFilters(search),
    ordem,
    direcao: ordem && optionParam(search['direcao'], ['asc', 'desc'] as const),
    ...pageParams(search),
    modo: optionParam(search['modo'], ['tv'] as const),
  })
}

export const sameFilters = (one: FiveFilters, other: FiveFilters) =>
  JSON.stringify(readFiveFilters(one)) === JSON.stringify(readFiveFilters(other))

/** New filters show their first page; order, direction and mode stay, the size of a reset does not (decisions 28). */
export const withFilters = (search: PainelSearch, filters: FiveFilters): PainelSearch => {
  const { ordem, direcao, modo } = search
  return compact({ ...readFiveFilters(filters), ordem, direcao, modo })
}

/**
 * How the rows are sorted: the late ones, then by the next pickup, which is the order of the day's work; what has left
 * the house comes newest first.
 */
export const sortOf = ({ ordem, direcao, wms }: PainelSearch) => ({
  by: ordem ?? (wms === 'expedido' ? ('dataHoraColeta' as const) : ('atraso' as const)),
  direction: direcao ?? (wms === 'expedido' ? ('desc' as const) : ('asc' as const)),
})

/** Body of POST findByFiltroAdmin; a wall screen turns pages of its own. Dispatched orders are on no panel: who asks for them leaves it (decisions 2). */
export function panelRequest(search: PainelSearch, tvPage: number | null): PedidoListRequest {
  const { by, direction } = sortOf(search)
  return {
    ...(tvPage === null ? pageRequest(search) : { page: tvPage, pageSize: TV_ROWS }),
    order: by,
    direction,
    dashboard: search.wms !== 'expedido',
    ...wireFilters(search),
  }
}
