import type { FichaConsumidor, FichaRelogio, MensagemDoConsumidor } from '@app/contract/assistencia/ficha'
import type { Page } from '@app/contract/casca/paging'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'

export const fichaConsumidorKey = (id: number) => ['fichaConsumidor', id] as const
export const fichaRelogioKey = (id: number) => ['fichaRelogio', id] as const

export const fichaConsumidorQuery = (id: number) =>
  queryOptions({
    queryKey: [...fichaConsumidorKey(id), 'registro'],
    queryFn: ({ signal }) => api<FichaConsumidor>(`/consumidor/${id}/ficha`, { signal }),
    refetchOnWindowFocus: false,
  })

export const fichaRelogioQuery = (id: number) =>
  queryOptions({
    queryKey: [...fichaRelogioKey(id), 'registro'],
    queryFn: ({ signal }) => api<FichaRelogio>(`/relogio/${id}/ficha`, { signal }),
    refetchOnWindowFocus: false,
  })

const MENSAGENS = 10

/** A page of what was said between consumer and post. */
export const mensagensQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...fichaConsumidorKey(id), 'mensagens', page],
    queryFn: ({ signal }) =>
      api<Page<MensagemDoConsumidor>>(`/consumidor/${id}/mensagens`, {
        query: { page, size: MENSAGENS },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
