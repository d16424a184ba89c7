import type { Provedor, ProvedorInput, ProvedorTeste, ProvedorUpdate } from '@app/contract/casca/provedor'
import { queryOptions } from '@tanstack/react-query'
import { api, send } from '../../../platform/http/http.ts'

export const provedoresQuery = queryOptions({
  queryKey: ['provedor'],
  queryFn: ({ signal }) => api<Provedor[]>('/provedor', { signal }),
})

export const createProvedor = (body: ProvedorInput) => api<Provedor>('/provedor', { method: 'POST', body })

export const saveProvedor = (id: number, body: ProvedorUpdate) =>
  api<Provedor>(`/provedor/${id}`, { method: 'PUT', body })

export const removeProvedor = (id: number) => send(`/provedor/${id}`, { method: 'DELETE' })

export const testProvedor = (id: number) => api<ProvedorTeste>(`/provedor/${id}/testar`, { method: 'POST' })
