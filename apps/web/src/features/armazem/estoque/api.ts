import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  AjusteInput,
  EnderecoInput,
  Extrato,
  LoteInput,
  Movimentacao,
  Saldo,
} from '@app/contract/armazem/estoque'
import { api } from '../../../platform/http/http.ts'
import { readPage, type Hal } from '../../../platform/http/paged.ts'

/** Every lot of a product with its three figures. */
export const saldosQuery = (produtoId: number) =>
  queryOptions({
    queryKey: ['saldos', produtoId],
    queryFn: ({ signal }) => api<Saldo[]>(`/estoque/produtos/${produtoId}/saldos`, { signal }),
  })

/** 'Por que tenho 7?': what a balance is made of. */
export const extratoQuery = (saldoId: number) =>
  queryOptions({
    queryKey: ['extrato', saldoId],
    queryFn: ({ signal }) => api<Extrato>(`/estoque/saldos/${saldoId}/extrato`, { signal }),
    staleTime: 0,
    retry: false,
  })

export const movimentosQuery = (saldoId: number, page: number) =>
  queryOptions({
    queryKey: ['movimentos', saldoId, page],
    queryFn: async ({ signal }) =>
      readPage(
        await api<Hal<Movimentacao>>(`/estoque/saldos/${saldoId}/movimentos`, {
          query: { page, size: 10 },
          signal,
        }),
        'movimentos',
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const adjustSaldo = (saldoId: number, body: AjusteInput, key: string) =>
  api<Saldo>(`/estoque/saldos/${saldoId}/ajuste`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
  })

/** A lot that no delivery brought, with its first quantity. */
export const openLote = (produtoId: number, body: LoteInput, key: string) =>
  api<Saldo>(`/estoque/produtos/${produtoId}/saldos`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
  })

/** Says where a lot stands. */
export const placeSaldo = (saldoId: number, body: EnderecoInput, key: string) =>
  api<Saldo>(`/estoque/saldos/${saldoId}/endereco`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
  })
