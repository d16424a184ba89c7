import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@app/contract/paging'
import type { Page } from '@app/contract/paging'
import { PEDIDO_SORTS, SITUACOES, STATUS_ALCIS } from '@app/contract/pedido'
import type { PedidoListRequest, PedidoSort, Situacao, StatusAlcis } from '@app/contract/pedido'
import { compact, integerParam, optionParam, textParam } from '../../../platform/search.ts'

/** Rows that a wall screen shows, without ever a scroll bar (look.md, 'Modo TV'). */
export const TV_ROWS = 10

/** The five filters. `cliente` is the code (decisions 24), `nome` what the field shows for it. */
export type PainelFilters = {
  situacao?: Situacao
  numero?: string
  cliente?: string
  nome?: string
  wms?: StatusAlcis
  /** A day, or an instant on the quarter of an hour (decisions 17). */
  coleta?: string
}

/** The panel's state as its address carries it, so that a wall screen can bookmark it. */
export type PainelSearch = PainelFilters & {
  ordem?: PedidoSort
  direcao?: 'asc' | 'desc'
  page?: number
  size?: number
  modo?: 'tv'
}

const isMoment = (text: string) =>
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text) &&
  !Number.isNaN(Date.parse(text))

const momentParam = (value: unknown) => {
  const text = textParam(value)
  return text !== undefined && isMoment(text) ? text : undefined
}

const numberParam = (value: unknown) => {
  const text = textParam(value)
  return text !== undefined && /^\d{1,15}$/.test(text) ? text : undefined
}

const shortParam = (value: unknown) => textParam(value)?.slice(0, 60)

/** Reads an address; what fits no filter is left out, so that a broken bookmark still opens the panel. */
export function parsePainelSearch(search: Record<string, unknown>): PainelSearch {
  const size = integerParam(search['size'], 1, 100)
  const cliente = shortParam(search['cliente'])
  const ordem = optionParam(search['ordem'], PEDIDO_SORTS)
  return compact({
    situacao: optionParam(search['situacao'], SITUACOES),
    numero: numberParam(search['numero']),
    cliente,
    nome: cliente && shortParam(search['nome']),
    wms: optionParam(search['wms'], STATUS_ALCIS),
    coleta: momentParam(search['coleta']),
    ordem,
    direcao: ordem && optionParam(search['direcao'], ['asc', 'desc'] as const),
    page: integerParam(search['page'], 0, 1_000_000) || undefined,
    size: PAGE_SIZES.some((one) => one === size) ? size : undefined,
    modo: optionParam(search['modo'], ['tv'] as const),
  })
}

/** The filters alone, in a fixed order and as an address would give them back. */
export const filtersOf = (search: PainelFilters): PainelFilters => {
  const { situacao, numero, cliente, nome, wms, coleta } = parsePainelSearch(search)
  return compact({ situacao, numero, cliente, nome, wms, coleta })
}

export const sameFilters = (one: PainelFilters, other: PainelFilters) =>
  JSON.stringify(filtersOf(one)) === JSON.stringify(filtersOf(other))

/** How many of the five are set. */
export const countFilters = ({ situacao, numero, cliente, wms, coleta }: PainelFilters) =>
  [situacao, numero, cliente, wms, coleta].filter(Boolean).length

/** New filters show their first page; order, direction and mode stay, the size of a reset does not (decisions 28). */
export const withFilters = (search: PainelSearch, filters: PainelFilters): PainelSearch => {
  const { ordem, direcao, modo } = search
  return compact({ ...filtersOf(filters), ordem, direcao, modo })
}

/**
 * How the rows are sorted: the next pickup first, which is the order of the day's work; what has left the house
 * comes newest first.
 */
export const sortOf = ({ ordem, direcao, wms }: PainelSearch) => ({
  by: ordem ?? ('dataHoraColeta' as const),
  direction: direcao ?? (wms === 'expedido' ? ('desc' as const) : ('asc' as const)),
})

/** The last page, when the one asked for lies behind it: rows leave, bookmarks stay. */
export const pageInstead = ({ totalElements, totalPages, number }: Omit<Page<unknown>, 'content'>) =>
  totalElements > 0 && number >= totalPages ? totalPages - 1 : null

/** Body of POST findByFiltroAdmin. Dispatched orders are on no panel: who asks for them leaves it (decisions 2). */
export function panelRequest(search: PainelSearch, tv: boolean): PedidoListRequest {
  const { by, direction } = sortOf(search)
  return {
    page: tv ? 0 : (search.page ?? 0),
    pageSize: tv ? TV_ROWS : (search.size ?? DEFAULT_PAGE_SIZE),
    order: by,
    direction,
    dashboard: search.wms !== 'expedido',
    ...compact({
      situacao: search.situacao,
      numeroPedido: search.numero,
      cliente: search.cliente,
      status: search.wms,
      dataHoraColeta: search.coleta,
    }),
  }
}
