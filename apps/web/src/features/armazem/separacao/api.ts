import type { FilaSeparacao, PedidoSeparacao } from '@app/contract/armazem/separacao'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'
import { randomUuid } from '../../../platform/text/random-id.ts'
import { sendAto } from '../coletor/index.ts'

export const SEPARACAO = ['separacao'] as const
export const minhaKey = [...SEPARACAO, 'minha'] as const

export const filaQuery = queryOptions({
  queryKey: [...SEPARACAO, 'fila'],
  queryFn: ({ signal }) => api<FilaSeparacao[]>('/separacao', { signal }),
})

export const minhaQuery = queryOptions({
  queryKey: minhaKey,
  queryFn: ({ signal }) => api<PedidoSeparacao[]>('/separacao/minha', { signal }),
})

export const takePedidos = (pedidos: readonly number[]) =>
  sendAto<PedidoSeparacao[]>('/separacao/tomar', { pedidos }, randomUuid())

export const returnPedido = (pedido: number) =>
  sendAto<PedidoSeparacao[]>(`/separacao/${pedido}/devolver`, undefined, randomUuid())
