import { queryOptions } from '@tanstack/react-query'
import type { Busca } from '@app/contract/armazem/busca'
import type { Preferencia } from '@app/contract/casca/preferencia'
import { api } from '../../../platform/http/http.ts'

/** What the person may see of orders, companies, notes and products that the text names. */
export const buscaQuery = (q: string) =>
  queryOptions({
    queryKey: ['busca', q],
    queryFn: ({ signal }) => api<Busca>('/busca', { query: { q }, signal }),
    staleTime: 10_000,
    retry: false,
  })

/** An order by the id of its address: whether the person may see it at all. */
export const pedidoExists = (id: number) => api<unknown>(`/pedidos/${id}`)

/** Asked for when a single key is first pressed, not at the start. */
export const preferenciaQuery = queryOptions({
  queryKey: ['preferencia'],
  queryFn: ({ signal }) => api<Preferencia>('/preferencia', { signal }),
  staleTime: Infinity,
})

export const savePreferencia = (preferencia: Preferencia) =>
  api<Preferencia>('/preferencia', { method: 'PUT', body: preferencia })
