import { PEDIDO_SORTS } from '@app/contract/armazem/pedido'
import type { PedidoListRequest, PedidoSort } from '@app/contract/armazem/pedido'
import { compact, optionParam, pageParams, pageRequest } from '../../../../platform/address/search.ts'
import type { PageSearch } from '../../../../platform/address/search.ts'
import { readFiveFilters, wireFilters } from '../../pedido/index.ts'
import type { FiveFilters } from '../../pedido/index.ts'

/** Rows of a wall screen, so that it never scrolls (look.md, 'Modo TV'). */
export const TV_ROWS = 10

/** The panel's state in its address, so that a wall screen can bookmark it. */
export type PainelSearch = FiveFilters &
  PageSearch & {
    ordem?: PedidoSort
    direcao?: 'asc' | 'desc'
    modo?: 'tv'
  }

/** Reads an address; unknown values are left out, so that a broken bookmark still opens the panel. */
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

/**
 * New filters start at the first page; order, direction and mode stay, but not the page size of a reset (decisions 28).
 */
export const withFilters = (search: PainelSearch, filters: FiveFilters): PainelSearch => {
  const { ordem, direcao, modo } = search
  return compact({ ...readFiveFilters(filters), ordem, direcao, modo })
}

/**
 * The order of the rows: late ones first, then by the next pickup, as the day's work goes; dispatched orders newest
 * first.
 */
export const sortOf = ({ ordem, direcao, wms }: PainelSearch) => ({
  by: ordem ?? (wms === 'expedido' ? ('dataHoraColeta' as const) : ('atraso' as const)),
  direction: direcao ?? (wms === 'expedido' ? ('desc' as const) : ('asc' as const)),
})

/**
 * Body of POST findByFiltroAdmin; a wall screen turns its own pages. No panel shows dispatched orders, so a filter for
 * them leaves it (decisions 2).
 */
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
