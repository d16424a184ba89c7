import { queryOptions } from '@tanstack/react-query'
import type { FiltroSalvo, FiltroSalvoInput } from '@app/contract/casca/filtroSalvo'
import { api, send } from '../../../platform/http/http.ts'

/** The person's own filters of a list. */
export const filtrosQuery = (lista: string) =>
  queryOptions({
    queryKey: ['filtro-salvo', lista],
    queryFn: ({ signal }) => api<FiltroSalvo[]>('/filtro-salvo', { query: { lista }, signal }),
    staleTime: 60_000,
  })

export const createFiltro = (input: FiltroSalvoInput) =>
  api<FiltroSalvo>('/filtro-salvo', { method: 'POST', body: input })

export const deleteFiltro = (id: number) => send(`/filtro-salvo/${id}`, { method: 'DELETE' })
