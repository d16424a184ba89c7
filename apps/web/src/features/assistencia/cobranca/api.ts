import { queryOptions } from '@tanstack/react-query'
import type { Cobranca, SituacaoDoPosto } from '@app/contract/assistencia/cobranca'
import { api } from '../../../platform/http/http.ts'

const PATH = '/postoAutorizadoPagamento'

export const cobrancaKey = (id: number) => ['postoAutorizadoPagamento', id] as const

export const cobrancaQuery = (id: number) =>
  queryOptions({
    queryKey: cobrancaKey(id),
    queryFn: ({ signal }) => api<Cobranca>(`${PATH}/${id}`, { signal }),
  })

/** Whether the person's own post may start new work. */
export const situacaoQuery = queryOptions({
  queryKey: ['postoAutorizadoPagamento', 'situacao'],
  queryFn: ({ signal }) => api<SituacaoDoPosto>(`${PATH}/situacao`, { signal }),
})

export const confirmPagamento = (
  id: number,
  body: { data: string; valor: number; versao: number },
  key: string,
) => api<Cobranca>(`${PATH}/confirmar/${id}`, { method: 'PUT', body, headers: { 'idempotency-key': key } })

export const cancelCobranca = (id: number, body: { motivo: string; versao: number }) =>
  api<Cobranca>(`${PATH}/cancelar/${id}`, { method: 'PUT', body })
