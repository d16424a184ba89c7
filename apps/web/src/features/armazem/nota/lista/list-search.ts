import { NOTA_SITUACOES, NOTA_SORTS } from '@app/contract/armazem/nota'
import type { NotaFilter, NotaListRequest, NotaSituacao, NotaSort } from '@app/contract/armazem/nota'
import { countFilters as count, ordersOf } from '../../../../platform/address/list-search.ts'
import type { OrderParam } from '../../../../platform/address/list-search.ts'
import {
  compact,
  dayParam,
  integerParam,
  optionParam,
  pageParams,
  textParam,
} from '../../../../platform/address/search.ts'
import type { PageSearch } from '../../../../platform/address/search.ts'

/** The list's state in its address. `cliente` is the id, `nome` the text of its field after a reload. */
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
  order?: OrderParam<NotaSort>
}

const MAX_ID = Number.MAX_SAFE_INTEGER

const { sortOf, orderParam, requestOf } = ordersOf(NOTA_SORTS, { by: 'importadaEm', direction: 'desc' })
export { sortOf }

/** Reads an address; values that fit no filter are left out. */
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

export const countFilters = (search: NotaSearch) => count(search, ['nome'])

/** The filters by their wire names, for the list and its export. */
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

/** Body of `findByFiltro`. */
export const listRequest = (search: NotaSearch): NotaListRequest => requestOf(search, listFilter(search))
