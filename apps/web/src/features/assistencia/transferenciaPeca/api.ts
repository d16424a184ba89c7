import { queryOptions } from '@tanstack/react-query'
import type { AcaoTransferencia, TransferenciaPeca } from '@app/contract/assistencia/transferenciaPeca'
import { api } from '../../../platform/http/http.ts'

export const transferenciaKey = (id: number) => ['transferenciaPeca', id] as const

export const transferenciaQuery = (id: number) =>
  queryOptions({
    queryKey: transferenciaKey(id),
    queryFn: ({ signal }) => api<TransferenciaPeca>(`/transferenciaPeca/${id}`, { signal }),
  })

/** Where a post's parts may go; staff name the post first. */
export const destinosQuery = (origem: number | undefined) =>
  queryOptions({
    queryKey: ['transferenciaPeca', 'destinos', origem ?? null],
    queryFn: ({ signal }) =>
      api<{ id: number; nomeFantasia: string }[]>('/transferenciaPeca/destinos', {
        query: origem === undefined ? {} : { origem: String(origem) },
        signal,
      }),
  })

/** Sends parts once, even if the same key is sent again (api.md, Idempotency). */
export const createTransferencia = (body: unknown, key: string) =>
  api<TransferenciaPeca>('/transferenciaPeca', {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
  })

type Sent = { versao: number; motivo?: string; itens?: { id: number; recebida: number }[] }

export const moveTransferencia = (id: number, acao: AcaoTransferencia, body: Sent) =>
  api<TransferenciaPeca>(`/transferenciaPeca/${acao}/${id}`, { method: 'PUT', body })
