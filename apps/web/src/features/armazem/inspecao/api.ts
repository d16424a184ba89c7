import type { DecidirInspecaoInput, Inspecao, Inspecoes } from '@app/contract/armazem/inspecao'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'

export const INSPECAO = ['inspecao'] as const

export const inspecoesQuery = queryOptions({
  queryKey: INSPECAO,
  queryFn: ({ signal }) => api<Inspecoes>('/inspecao', { signal }),
})

export const decideInspecao = (id: number, body: DecidirInspecaoInput, key: string) =>
  api<Inspecao>(`/inspecao/${id}/decidir`, { method: 'POST', body, headers: { 'idempotency-key': key } })
