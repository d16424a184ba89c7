import {
  DOC_LEITURAS,
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
