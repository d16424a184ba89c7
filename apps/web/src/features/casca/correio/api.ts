import type {
  CorreioEnderecos,
  CorreioModeloComVersoes,
  CorreioModelos,
  CorreioModeloUpdate,
  CorreioTeste,
  CorreioTipo,
} from '@app/contract/casca/correio'
import { queryOptions } from '@tanstack/react-query'
import { api, send } from '../../../platform/http/http.ts'

export const correioModelosQuery = queryOptions({
  queryKey: ['correio', 'modelos'],
  queryFn: ({ signal }) => api<CorreioModelos>('/correio/modelo', { signal }),
})

export const correioModeloQuery = (tipo: CorreioTipo) =>
  queryOptions({
    queryKey: ['correio', 'modelo', tipo],
    queryFn: ({ signal }) => api<CorreioModeloComVersoes>(`/correio/modelo/${tipo}`, { signal }),
  })

export const saveCorreioModelo = (tipo: CorreioTipo, body: CorreioModeloUpdate) =>
  api<CorreioModeloComVersoes>(`/correio/modelo/${tipo}`, { method: 'PUT', body })

export const sendCorreioTeste = (tipo: CorreioTipo, body: CorreioTeste) =>
  send(`/correio/modelo/${tipo}/teste`, { method: 'POST', body })

export const correioEnderecosQuery = queryOptions({
  queryKey: ['correio', 'enderecos'],
  queryFn: ({ signal }) => api<CorreioEnderecos>('/correio/endereco', { signal }),
})

export const freeEndereco = (id: number) =>
  api<CorreioEnderecos>(`/correio/endereco/${id}/liberar`, { method: 'POST' })
