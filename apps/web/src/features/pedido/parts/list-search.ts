import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@app/contract/paging'
import { SITUACOES, STATUS_ALCIS } from '@app/contract/pedido'
import type { PedidoFilter, PedidoListRequest, Situacao, StatusAlcis } from '@app/contract/pedido'
import { compact, integerParam, optionParam, textParam } from '../../../platform/search.ts'

/** The list's state as its address carries it: the five filters, page and size. `cliente` is the code. */
export type PedidoSearch = {
  numero?: string
  cliente?: string
  /** Name of the chosen client, so that the field can show it after a reload. */
  nome?: string
  situacao?: Situacao
  wms?: StatusAlcis
  /** A day, or an instant on the quarter of an hour. */
  coleta?: string
  page?: number
  size?: number
}

const isMoment = (text: string | undefined) => text !== undefined && !Number.isNaN(Date.parse(text))

/** Reads an address; what fits no filter is left out. */
export function parsePedidoSearch(search: Record<string, unknown>): PedidoSearch {
  const coleta = textParam(search['coleta'])
  const size = integerParam(search['size'], 1, 100)
  return compact({
    numero: textParam(search['numero']),
    cliente: textParam(search['cliente']),
    nome: textParam(search['nome']),
    situacao: optionParam(search['situacao'], SITUACOES),
    wms: optionParam(search['wms'], STATUS_ALCIS),
    coleta: isMoment(coleta) ? coleta : undefined,
    page: integerParam(search['page'], 0, 1_000_000) || undefined,
    size: PAGE_SIZES.some((one) => one === size) ? size : undefined,
  })
}

/** The filters without page and size. */
export const filtersOf = ({ numero, cliente, nome, situacao, wms, coleta }: PedidoSearch): PedidoSearch =>
  compact({ numero, cliente, nome, situacao, wms, coleta })

/** How many of the five filters are set. */
export const countFilters = (search: PedidoSearch) =>
  [search.numero, search.cliente, search.situacao, search.wms, search.coleta].filter(Boolean).length

/** The five filters by the names of the wire, for the list and for its export. */
export const listFilter = (search: PedidoSearch): PedidoFilter =>
  compact({
    numeroPedido: search.numero,
    cliente: search.cliente,
    situacao: search.situacao,
    status: search.wms,
    dataHoraColeta: search.coleta,
  })

/** Body of POST findByFiltro(Admin). */
export const listRequest = (search: PedidoSearch): PedidoListRequest => ({
  page: search.page ?? 0,
  pageSize: search.size ?? DEFAULT_PAGE_SIZE,
  order: 'numeroPedido',
  direction: 'desc',
  ...listFilter(search),
})
