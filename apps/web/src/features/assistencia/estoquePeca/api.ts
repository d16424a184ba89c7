import { queryOptions } from '@tanstack/react-query'
import type { EstoquePeca, MovimentoPeca } from '@app/contract/assistencia/estoquePeca'
import { api } from '../../../platform/http/http.ts'

export const estoqueKey = (id: number) => ['estoquePeca', id] as const

export const estoqueQuery = (id: number) =>
  queryOptions({
    queryKey: estoqueKey(id),
    queryFn: ({ signal }) => api<EstoquePeca>(`/estoquePeca/${id}`, { signal }),
  })

type Movimentos = { _embedded: { movimentos: MovimentoPeca[] }; page: { totalPages: number } }

/** A page of the ledger, newest first. */
export const movimentosQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...estoqueKey(id), 'movimentos', page],
    queryFn: ({ signal }) =>
      api<Movimentos>(`/estoquePeca/${id}/movimentos`, { query: { page: String(page), size: '20' }, signal }),
  })

/** Starts to stock a part once, even if the same key is sent again (api.md, Idempotency). */
export const createEstoque = (body: unknown, key: string) =>
  api<EstoquePeca>('/estoquePeca', { method: 'POST', body, headers: { 'idempotency-key': key } })

export const adjustEstoque = (id: number, body: { quantidade: number; esperado: number; motivo: string }) =>
  api<EstoquePeca>(`/estoquePeca/ajuste/${id}`, { method: 'PUT', body })

export const saveMinimo = (id: number, body: { minimo: number; local: string; versao: number }) =>
  api<EstoquePeca>(`/estoquePeca/minimo/${id}`, { method: 'PUT', body })
