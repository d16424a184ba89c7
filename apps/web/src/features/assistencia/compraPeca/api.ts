import { queryOptions } from '@tanstack/react-query'
import type { AcaoCompra, CompraPeca, Sugestao, SugestaoInput } from '@app/contract/assistencia/compraPeca'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { api } from '../../../platform/http/http.ts'

export const compraKey = (id: number) => ['compraPeca', id] as const

export const compraQuery = (id: number) =>
  queryOptions({
    queryKey: compraKey(id),
    queryFn: ({ signal }) => api<CompraPeca>(`/compraPeca/${id}`, { signal }),
  })

/** Orders parts once, even if the same key is sent again (api.md, Idempotency). */
export const createCompra = (body: unknown, key: string) =>
  api<CompraPeca>('/compraPeca', { method: 'POST', body, headers: { 'idempotency-key': key } })

type Sent = { versao: number; motivo?: string; rastreio?: string; previsaoChegada?: string }

export const moveCompra = (id: number, acao: AcaoCompra, body: Sent) =>
  api<CompraPeca>(`/compraPeca/${acao}/${id}`, { method: 'PUT', body })

/** Orders by number, customer or serial number; an empty text is not searched. */
export const searchOrdens = (busca: string, signal: AbortSignal) =>
  busca.trim() === ''
    ? Promise.resolve([])
    : api<OrdemServicoResumo[]>('/ordemServico/find', { query: { busca }, signal })

export const sugestaoKey = ['compraPeca', 'sugestao'] as const

/** What the post should order; staff name the post first. */
export const sugestaoQuery = (posto: number | undefined) =>
  queryOptions({
    queryKey: [...sugestaoKey, posto ?? null],
    queryFn: ({ signal }) =>
      api<Sugestao>('/compraPeca/sugestao', {
        query: posto === undefined ? {} : { posto: String(posto) },
        signal,
      }),
  })

/** Orders the chosen parts once, even if the same key is sent again (api.md, Idempotency). */
export const orderSugestao = (body: SugestaoInput, key: string) =>
  api<CompraPeca>('/compraPeca/sugestao', { method: 'POST', body, headers: { 'idempotency-key': key } })
