import type {
  AtoFechamento,
  DinheiroContagem,
  Fechamento,
  QuadroFinanceiro,
  TotalFinanceiro,
} from '@app/contract/assistencia/financeiro'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'

const PATH = '/financeiro'

export const fechamentoKey = (id: number) => ['financeiro', id] as const

export const fechamentoQuery = (id: number) =>
  queryOptions({
    queryKey: fechamentoKey(id),
    queryFn: ({ signal }) => api<Fechamento>(`${PATH}/${id}`, { signal }),
  })

/** The closings of a month (a day of it; undefined: the newest closed one), and 24 months' sums. */
export const quadroQuery = (mes: string | undefined) =>
  queryOptions({
    queryKey: ['financeiro', 'quadro', mes] as const,
    queryFn: ({ signal }) =>
      api<QuadroFinanceiro>(`${PATH}/quadro`, { signal, ...(mes !== undefined && { query: { mes } }) }),
    placeholderData: keepPreviousData,
  })

/** What of the network's money waits for this person. */
export const dinheiroQuery = queryOptions({
  queryKey: ['financeiro', 'contagem'] as const,
  queryFn: ({ signal }) => api<DinheiroContagem>(`${PATH}/contagem`, { signal }),
})

/** Credits and adjustments of the months from one day to another. */
export const totalFinanceiroQuery = (de: string, ate: string) =>
  queryOptions({
    queryKey: ['financeiro', 'total', de, ate] as const,
    queryFn: ({ signal }) =>
      api<TotalFinanceiro>(`/ordemServico/getTotalFinanceiro?de=${de}&ate=${ate}`, { signal }),
  })

export const doAto = (id: number, ato: AtoFechamento, body: object, key: string) =>
  api<Fechamento>(`${PATH}/${ato}/${id}`, { method: 'PUT', body, headers: { 'idempotency-key': key } })
