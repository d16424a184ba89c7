import type { EnderecosParados } from '@app/contract/casca/correio'
import type { CorreioLugar } from '@app/contract/casca/correio/lugares'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AuditLog } from '@app/contract/casca/auditoria'
import type { Page } from '@app/contract/casca/paging'
import type { RegisterView } from '@app/contract/casca/register'
import { api, send } from '../platform/http/http.ts'
import { removing } from '../platform/http/live.ts'
import { readPage } from '../platform/http/paged.ts'
import type { RegisterRecord } from './record/record.ts'
import { listRequest } from './list/search.ts'
import type { RegisterSearch } from './list/search.ts'

export const recordsQuery = (view: RegisterView, search: RegisterSearch) => {
  const request = listRequest(view, search)
  return queryOptions({
    queryKey: [view.name, 'lista', request],
    queryFn: async ({ signal }) =>
      readPage(
        await api<Page<RegisterRecord>>(`${view.path}/findByFiltro`, {
          method: 'POST',
          body: request,
          signal,
        }),
        view.name,
      ),
    placeholderData: keepPreviousData,
  })
}

export const recordQuery = ({ name, path }: RegisterView, id: number) =>
  queryOptions({
    queryKey: [name, id],
    queryFn: ({ signal }) => api<RegisterRecord>(`${path}/${id}`, { signal }),
    refetchOnWindowFocus: false,
  })

/** Creates the record once, even if the same key is sent again (api.md, Idempotency). */
export const createRecord = ({ path }: RegisterView, body: unknown, key: string) =>
  api<RegisterRecord>(path, { method: 'POST', body, headers: { 'idempotency-key': key } })

export const updateRecord = ({ path }: RegisterView, id: number, body: unknown) =>
  api<RegisterRecord>(`${path}/${id}`, { method: 'PUT', body })

export const deleteRecord = ({ name, path }: RegisterView, id: number) =>
  removing(name, id, () => send(`${path}/${id}`, { method: 'DELETE' }))

/** The history of a record, by its name in the audit log. */
export const historyQuery = (entidade: string, id: number) =>
  queryOptions({
    queryKey: ['auditoria', entidade, id],
    queryFn: ({ signal }) =>
      api<AuditLog[]>(`/api/auditlogs/by-entity-id/${id}`, { query: { entidade }, signal }),
    staleTime: 0,
    retry: false,
  })

/** Records that a reference field or filter may choose. */
export const searchReference = (path: string) => (q: string, signal: AbortSignal) =>
  api<RegisterRecord[]>(path, { query: { q }, signal })

/** The mail addresses of a record that do not deliver. */
export const paradosQuery = (de: CorreioLugar, id: number, versao: unknown) =>
  queryOptions({
    // Another version may have another address.
    queryKey: ['correio', 'parados', de, id, versao],
    queryFn: ({ signal }) => api<EnderecosParados>(`/correio/parados/${de}/${id}`, { signal }),
  })

export const freeParados = (de: CorreioLugar, id: number) =>
  api<EnderecosParados>(`/correio/parados/${de}/${id}/liberar`, { method: 'POST' })
