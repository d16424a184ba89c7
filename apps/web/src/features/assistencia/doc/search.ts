import {
  DOC_LEITURAS,
  DOC_MAX_PAGINAS,
  DOC_STATUS,
  DOC_TIPOS,
  type DocFilter,
  type DocLeitura,
  type DocListRequest,
  type DocStatus,
  type DocTipo,
} from '@app/contract/assistencia/doc'
import { filtersOf } from '../../../platform/address/list-search.ts'
import {
  compact,
  integerParam,
  optionParam,
  pageParams,
  pageRequest,
  type PageSearch,
  textParam,
} from '../../../platform/address/search.ts'

/** The list's state as its address carries it. */
export type DocSearch = PageSearch & {
  busca?: string
  tipo?: DocTipo
  status?: DocStatus
  leitura?: DocLeitura
  modelo?: number
}

/** Reads an address; values that fit no filter are left out. */
export function parseDocSearch(search: Readonly<Record<string, unknown>>): DocSearch {
  return compact({
    busca: textParam(search['busca'])?.slice(0, 200),
    tipo: optionParam(search['tipo'], DOC_TIPOS),
    status: optionParam(search['status'], DOC_STATUS),
    leitura: optionParam(search['leitura'], DOC_LEITURAS),
    modelo: integerParam(search['modelo'], 1, Number.MAX_SAFE_INTEGER),
    ...pageParams(search),
  })
}

/** The filters by the names of the wire, for list and export. */
export const docFilter = (search: DocSearch): DocFilter => filtersOf(search)

export const docRequest = (search: DocSearch): DocListRequest => ({
  ...pageRequest(search),
  filter: docFilter(search),
})

/** The words looked for in an open document, and the page that it opens at. */
export type LeituraSearch = { busca?: string; pagina?: number }

export const parseLeituraSearch = (search: Readonly<Record<string, unknown>>): LeituraSearch =>
  compact({
    busca: textParam(search['busca'])?.slice(0, 200),
    pagina: integerParam(search['pagina'], 1, DOC_MAX_PAGINAS),
  })

/** A document found by a list opens where the words were found. */
export const leituraHref = (id: number, busca?: string, pagina?: number): string => {
  if (busca === undefined) return `/doc/${id}`
  const search = new URLSearchParams({ busca, ...(pagina !== undefined && { pagina: String(pagina) }) })
  return `/doc/${id}?${search}`
}
