import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  Recebimento,
  RecebimentoFilter,
  RecebimentoListRequest,
  RecebimentoTotais,
} from '@app/contract/assistencia/recebimento'
import type { Page } from '@app/contract/casca/paging'
import { api } from '../../../platform/http/http.ts'

/** Keys of all data that a payment makes outdated. */
export const RECEBIMENTOS = ['recebimentos'] as const

/** A page of what came in. */
export const recebimentosQuery = (request: RecebimentoListRequest) =>
  queryOptions({
    queryKey: [...RECEBIMENTOS, 'lista', request],
    queryFn: ({ signal }) =>
      api<Page<Recebimento>>('/recebimento/findByFiltro', { method: 'POST', body: request, signal }),
    placeholderData: keepPreviousData,
  })

/** Its sums by day and way of payment. */
export const totaisQuery = (filter: RecebimentoFilter) =>
  queryOptions({
    queryKey: [...RECEBIMENTOS, 'totais', filter],
    queryFn: ({ signal }) =>
      api<RecebimentoTotais>('/recebimento/totais', { method: 'POST', body: filter, signal }),
    placeholderData: keepPreviousData,
  })
