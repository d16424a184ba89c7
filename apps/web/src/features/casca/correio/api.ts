import type {
  CorreioEnderecos,
  CorreioModeloComVersoes,
  CorreioModelos,
  CorreioModeloUpdate,
  CorreioTeste,
  CorreioTipo,
} from '@app/contract/casca/correio'
import type { DonoDeDestino } from '@app/contract/casca/correio/finalidades'
import type { Destinos, DestinosUpdate } from '@app/contract/casca/correio/destinos'
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

/** The addresses that a company or a post chose. */
export const destinosQuery = (de: DonoDeDestino, id: number) =>
  queryOptions({
    queryKey: ['correio', 'destinos', de, id],
    queryFn: ({ signal }) => api<Destinos>(`/correio/destinos/${de}/${id}`, { signal }),
  })

export const saveDestinos = (de: DonoDeDestino, id: number, body: DestinosUpdate) =>
  api<Destinos>(`/correio/destinos/${de}/${id}`, { method: 'PUT', body })

export const freeDestinos = (de: DonoDeDestino, id: number) =>
  api<Destinos>(`/correio/destinos/${de}/${id}/liberar`, { method: 'POST' })
