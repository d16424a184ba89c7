import type { FilaConferencia, PedidoConferencia, VolumesDoPedido } from '@app/contract/armazem/conferencia'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'
import { randomUuid } from '../../../platform/text/random-id.ts'
import { sendAto } from '../coletor/index.ts'

export const CONFERENCIA = ['conferencia'] as const
export const minhaKey = [...CONFERENCIA, 'minha'] as const

export const filaQuery = queryOptions({
  queryKey: [...CONFERENCIA, 'fila'],
  queryFn: ({ signal }) => api<FilaConferencia[]>('/conferencia', { signal }),
})

export const minhaQuery = queryOptions({
  queryKey: minhaKey,
  queryFn: ({ signal }) => api<PedidoConferencia[]>('/conferencia/minha', { signal }),
})

export const volumesQuery = (pedido: number) =>
  queryOptions({
    queryKey: [...CONFERENCIA, 'volumes', pedido],
    queryFn: ({ signal }) => api<VolumesDoPedido>(`/conferencia/${pedido}/volumes`, { signal }),
  })

export const takeConferencia = (pedido: number) =>
  sendAto<PedidoConferencia[]>(`/conferencia/${pedido}/tomar`, undefined, randomUuid())

export const returnConferencia = (pedido: number) =>
  sendAto<PedidoConferencia[]>(`/conferencia/${pedido}/devolver`, undefined, randomUuid())
