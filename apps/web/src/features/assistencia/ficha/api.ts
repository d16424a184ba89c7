import type { FichaConsumidor, FichaRelogio, MensagemDoConsumidor } from '@app/contract/assistencia/ficha'
import type { Gemeos, Unido, UnirConsumidor, UnirRelogio } from '@app/contract/assistencia/uniao'
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

/** The record beside those that may be the same person's; `com` names another one. */
export const gemeosQuery = (id: number, com: number | undefined) =>
  queryOptions({
    queryKey: [...fichaConsumidorKey(id), 'gemeos', com ?? null],
    queryFn: ({ signal }) => api<Gemeos>(`/consumidor/${id}/gemeos`, { query: { com }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })

export const searchConsumidores = (q: string, posto: number, signal: AbortSignal) =>
  api<{ id: number; nome: string; cnpjCpf: string | null }[]>('/consumidor/findAll', {
    query: { q, posto },
    signal,
  })

export const mergeConsumidor = (id: number, body: UnirConsumidor) =>
  api<Unido>(`/consumidor/${id}/unir`, { method: 'POST', body })

export const mergeRelogio = (id: number, body: UnirRelogio) =>
  api<Unido>(`/relogio/${id}/unir`, { method: 'POST', body })
