import { NOTA_SITUACOES, NOTA_SORTS } from '@app/contract/nota'
import type { NotaFilter, NotaListRequest, NotaSituacao, NotaSort } from '@app/contract/nota'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@app/contract/paging'
import { compact, integerParam, optionParam, textParam } from '../../../platform/search.ts'

/** The list's state as its address carries it. `cliente` is the id, `nome` what its field shows after a reload. */
export type NotaSearch = {
  cliente?: number
  nome?: string
  numero?: string
  chave?: string
  emitente?: string
  situacao?: NotaSituacao
  de?: string
  ate?: string
  pedido?: string
  order?: `${NotaSort},${'asc' | 'desc'}`
  page?: number
  size?: number
}

const MAX_ID = Number.MAX_SAFE_INTEGER
const dayParam = (value: unknown) => {
  const text = textParam(value)
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined
}

const orderParam = (value: unknown): NotaSearch['order'] => {
  const [by, direction] = textParam(value)?.split(',') ?? []
  const sort = optionParam(by, NOTA_SORTS)
  const way = optionParam(direction, ['asc', 'desc'] as const)
  return sort && way && !(sort === 'importadaEm' && way === 'desc') ? `${sort},${way}` : undefined
}

/** Reads an address; what fits no filter is left out. */
export function parseNotaSearch(search: Readonly<Record<string, unknown>>): NotaSearch {
  const size = integerParam(search['size'], 1, 100)
  const cliente = integerParam(search['cliente'], 1, MAX_ID)
  return compact({
    cliente,
    nome: cliente === undefined ? undefined : textParam(search['nome']),
    numero: textParam(search['numero'])?.slice(0, 9),
    chave: textParam(search['chave'])?.slice(0, 60),
    emitente: textParam(search['emitente'])?.slice(0, 100),
    situacao: optionParam(search['situacao'], NOTA_SITUACOES),
    de: dayParam(search['de']),
    ate: dayParam(search['ate']),
    pedido: textParam(search['pedido'])?.replaceAll(/\D/g, '').slice(0, 15),
    order: orderParam(search['order']),
    page: integerParam(search['page'], 0, 1_000_000) || undefined,
    size: PAGE_SIZES.some((one) => one === size) ? size : undefined,
  })
}

/** The filters without order, page and size. */
export const filtersOf = (search: NotaSearch): NotaSearch =>
  compact({ ...search, order: undefined, page: undefined, size: undefined })

export const countFilters = (search: NotaSearch) =>
  Object.keys(filtersOf(search)).filter((name) => name !== 'nome').length

/** The filters by the names of the wire, for the list and for its export. */
export const listFilter = (search: NotaSearch): NotaFilter =>
  compact({
    cliente: search.cliente,
    numero: search.numero,
    chave: search.chave,
    emitente: search.emitente,
    situacao: search.situacao,
    emissaoDe: search.de,
    emissaoAte: search.ate,
    numeroPedido: search.pedido === undefined ? undefined : Number(search.pedido),
  })

export const sortOf = ({ order = 'importadaEm,desc' }: NotaSearch) => {
  const [by, direction] = order.split(',')
  return {
    by: optionParam(by, NOTA_SORTS) ?? ('importadaEm' as const),
    direction: direction === 'asc' ? ('asc' as const) : ('desc' as const),
  }
}

/** Body of `findByFiltro`. */
export const listRequest = (search: NotaSearch): NotaListRequest => {
  const { by, direction } = sortOf(search)
  return {
    page: search.page ?? 0,
    pageSize: search.size ?? DEFAULT_PAGE_SIZE,
    order: by,
    direction,
    filter: listFilter(search),
  }
}
