import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  Doc,
  DocAchados,
  DocLeitores,
  DocListRequest,
  DocOpcoes,
  DocResumo,
} from '@app/contract/assistencia/doc'
import type { Page } from '@app/contract/casca/paging'
import { api, send } from '../../../platform/http/http.ts'

/** Keys of all data that a change of a document makes outdated. */
export const DOCS = ['doc'] as const

export const docKey = (id: number) => [...DOCS, id] as const

export const docsQuery = (request: DocListRequest) =>
  queryOptions({
    queryKey: [...DOCS, 'lista', request],
    queryFn: ({ signal }) =>
      api<Page<DocResumo>>('/doc/findByFiltro', { method: 'POST', body: request, signal }),
    placeholderData: keepPreviousData,
  })

export const docQuery = (id: number) =>
  queryOptions({ queryKey: docKey(id), queryFn: ({ signal }) => api<Doc>(`/doc/${id}`, { signal }) })

export const opcoesQuery = queryOptions({
  queryKey: [...DOCS, 'opcoes'],
  queryFn: ({ signal }) => api<DocOpcoes>('/doc/opcoes', { signal }),
})

/** Who read the current version, and who has not. */
export const leitoresQuery = (id: number) =>
  queryOptions({
    queryKey: [...docKey(id), 'leitores'],
    queryFn: ({ signal }) => api<DocLeitores>(`/doc/${id}/leitores`, { signal }),
  })

export const arquivoPath = (id: number, numero: number) => `/doc/${id}/versao/${numero}/arquivo`

/** The bytes of a version, which never change: they are under no key that a change of a document makes outdated. */
export const bytesQuery = (id: number, numero: number) =>
  queryOptions({
    queryKey: ['doc arquivo', id, numero],
    queryFn: async ({ signal }) =>
      (await send(arquivoPath(id, numero), { headers: { accept: '*/*' }, signal })).arrayBuffer(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Begins a document, or changes one. */
export const saveDoc = (id: number | undefined, body: unknown, key: string) =>
  api<Doc>(id === undefined ? '/doc' : `/doc/${id}`, {
    method: id === undefined ? 'POST' : 'PUT',
    body,
    headers: { 'idempotency-key': key },
  })

export const addVersao = (id: number, body: unknown, key: string) =>
  api<Doc>(`/doc/${id}/versao`, { method: 'POST', body, headers: { 'idempotency-key': key } })

/** Where a version has the words looked for; a page that was asked for is not asked for again. */
export const achadosQuery = ({ doc, numero }: { doc: number; numero: number }, busca = '', pagina = 1) =>
  queryOptions({
    queryKey: ['doc achados', doc, numero, busca, pagina],
    queryFn: ({ signal }) =>
      api<DocAchados>(`/doc/${doc}/versao/${numero}/achados`, { query: { busca, pagina }, signal }),
    enabled: busca !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })

export const markLeitura = (id: number, ato: 'leitura' | 'ciencia', numero: number) =>
  api<Doc>(`/doc/${id}/${ato}`, { method: 'PUT', body: { numero } })
