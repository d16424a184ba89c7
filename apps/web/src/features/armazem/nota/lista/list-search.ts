import { NOTA_SITUACOES, NOTA_SORTS } from '@app/contract/armazem/nota'
import type { NotaFilter, NotaListRequest, NotaSituacao, NotaSort } from '@app/contract/armazem/nota'
import {
  compact,
  dayParam,
  integerParam,
  optionParam,
  pageParams,
  pageRequest,
  readOrder,
  textParam,
} from '../../../../platform/address/search.ts'
import type { PageSearch } from '../../../../platform/address/search.ts'

/** The list's state as its address carries it. `cliente` is the id, `nome` what its field shows after a reload. */
export type NotaSearch = PageSearch & {
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
}

const MAX_ID = Number.MAX_SAFE_INTEGER
const NEWEST_FIRST = { by: 'importadaEm', direction: 'desc' } as const

const orderParam = (value: unknown) => {
  const order = readOrder(value, NOTA_SORTS)
  const text = order && (`${order.by},${order.direction}` as const)
  return text === `${NEWEST_FIRST.by},${NEWEST_FIRST.direction}` ? undefined : text
}

/** Reads an address; what fits no filter is left out. */
export function parseNotaSearch(search: Readonly<Record<string, unknown>>): NotaSearch {
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
    ...pageParams(search),
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

export const sortOf = ({ order }: NotaSearch) => readOrder(order, NOTA_SORTS) ?? NEWEST_FIRST

/** Body of `findByFiltro`. */
export const listRequest = (search: NotaSearch): NotaListRequest => {
  const { by, direction } = sortOf(search)
  return {
    ...pageRequest(search),
    order: by,
    direction,
    filter: listFilter(search),
  }
}
