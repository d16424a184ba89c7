import type { AtoFechamento, Fechamento, TotalFinanceiro } from '@app/contract/assistencia/financeiro'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'

const PATH = '/financeiro'

export const fechamentoKey = (id: number) => ['financeiro', id] as const

export const fechamentoQuery = (id: number) =>
  queryOptions({
    queryKey: fechamentoKey(id),
    queryFn: ({ signal }) => api<Fechamento>(`${PATH}/${id}`, { signal }),
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
