import { FORMAS_PAGAMENTO, type FormaPagamento } from '@app/contract/assistencia/ordemServico'
import type { RecebimentoFilter, RecebimentoListRequest } from '@app/contract/assistencia/recebimento'
import { filtersOf } from '../../../platform/address/list-search.ts'
import {
  compact,
  dayParam,
  integerParam,
  optionParam,
  pageParams,
  pageRequest,
  textParam,
} from '../../../platform/address/search.ts'
import type { PageSearch } from '../../../platform/address/search.ts'

/** The list's state as its address carries it. */
export type RecebimentoSearch = PageSearch & {
  de?: string
  ate?: string
  forma?: FormaPagamento
  posto?: number
  postoNome?: string
}

/** Reads an address; values that fit no filter are left out. */
export function parseRecebimentoSearch(search: Readonly<Record<string, unknown>>): RecebimentoSearch {
  const posto = integerParam(search['posto'], 1, Number.MAX_SAFE_INTEGER)
  return compact({
    de: dayParam(search['de']),
    ate: dayParam(search['ate']),
    forma: optionParam(search['forma'], FORMAS_PAGAMENTO),
    posto,
    postoNome: posto === undefined ? undefined : textParam(search['postoNome'])?.slice(0, 100),
    ...pageParams(search),
  })
}

/** The filters by the names of the wire, for list, totals and export. */
export const recebimentoFilter = (search: RecebimentoSearch): RecebimentoFilter => {
  const { postoNome: _posto, ...filter } = filtersOf(search)
  return filter
}

export const recebimentoRequest = (search: RecebimentoSearch): RecebimentoListRequest => ({
  ...pageRequest(search),
  filter: recebimentoFilter(search),
})
