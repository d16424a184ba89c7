import type { DestinoDoLote, LoteRastreado, Rastreio, RastreioPor } from '@app/contract/armazem/rastreio'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'

/** Orders of a lot that one page shows. */
export const DESTINOS_POR_PAGINA = 50

type Destinos = { _embedded: { destinos: DestinoDoLote[] }; page: { totalElements: number } }

export const lotesQuery = (por: RastreioPor, q: string) =>
  queryOptions({
    queryKey: ['rastreio', 'lotes', por, q],
    queryFn: ({ signal }) => api<LoteRastreado[]>('/rastreio', { query: { por, q }, signal }),
    enabled: q !== '',
  })

export const rastreioQuery = (id: number) =>
  queryOptions({
    queryKey: ['rastreio', id],
    queryFn: ({ signal }) => api<Rastreio>(`/rastreio/${id}`, { signal }),
  })

export const destinosQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['rastreio', id, 'destinos', page],
    queryFn: ({ signal }) =>
      api<Destinos>(`/rastreio/${id}/destinos`, { query: { page, size: DESTINOS_POR_PAGINA }, signal }),
    placeholderData: keepPreviousData,
  })
