import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  Nota,
  NotaCancelada,
  NotaConfiguracao,
  NotaConfiguracaoInput,
  NotaEstorno,
  NotaEventoAnexado,
  NotaEventosAEspera,
  NotaImportada,
  NotaImportQuery,
  NotaListRequest,
  NotaRecebimento,
  NotaResumo,
  NotaSalva,
  NotaSave,
  NotaUpdate,
} from '@app/contract/armazem/nota'
import type { Page } from '@app/contract/casca/paging'
import type { PedidoResumo } from '@app/contract/armazem/pedido'
import { download } from '../../../platform/http/download.ts'
import { api, send } from '../../../platform/http/http.ts'

/** Keys of all data that a change of a note makes outdated. */
export const NOTAS = ['notas'] as const

/** A page of the stored notes. */
export const notasQuery = (request: NotaListRequest) =>
  queryOptions({
    queryKey: [...NOTAS, request],
    queryFn: ({ signal }) =>
      api<Page<NotaResumo>>('/notas/findByFiltro', { method: 'POST', body: request, signal }),
    placeholderData: keepPreviousData,
  })

export const notaKey = (id: number) => ['nota', id] as const

export const notaQuery = (id: number) =>
  queryOptions({
    queryKey: notaKey(id),
    queryFn: ({ signal }) => api<Nota>(`/notas/${id}`, { signal }),
    refetchOnWindowFocus: false,
  })

/**
 * Sends a file to be read; nothing is stored. It does not use `api`, because that would show each warning as a toast,
 * and these belong beside the note.
 */
export async function importNota(
  file: File,
  { nota, cliente }: NotaImportQuery,
  signal: AbortSignal,
): Promise<NotaImportada> {
  const body = fileBody(file)
  const response = await send('/notas/import', { method: 'POST', body, query: { nota, cliente }, signal })
  const answer: NotaImportada = await response.json()
  return answer
}

/** Stores a note once, even if the same key is sent again (api.md, Idempotency). */
export async function saveNota(body: NotaSave, key: string, signal?: AbortSignal): Promise<NotaSalva> {
  const response = await send('/notas/save', {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    ...(signal && { signal }),
  })
  const answer: NotaSalva = await response.json()
  return answer
}

/** The record's screen shows its own warnings, so they get no toast. */
const write = async (path: string, method: 'POST' | 'PUT', body: unknown, key?: string): Promise<Nota> => {
  const response = await send(path, { method, body, ...(key && { headers: { 'idempotency-key': key } }) })
  const answer: Nota = await response.json()
  return answer
}

export const updateNota = (id: number, body: NotaUpdate) => write(`/notas/${id}`, 'PUT', body)

/** Posts the ledger, once. */
export const receiveNota = (id: number, body: NotaRecebimento, key: string) =>
  write(`/notas/${id}/recebimento`, 'POST', body, key)

export const reverseNota = (id: number, body: NotaEstorno) => write(`/notas/${id}/estorno`, 'POST', body)

/** The original bytes. */
export const downloadNota = (id: number, filename: string) => download(`/notas/${id}/arquivo`, filename)

/** The mirror of the DANFE, made by the server. */
export const downloadDanfe = ({ id, chave }: Pick<Nota, 'id' | 'chave'>) =>
  download(`/notas/${id}/danfe`, `danfe-${chave}.pdf`)

export const notaConfiguracaoQuery = queryOptions({
  queryKey: ['nota', 'configuracao'],
  queryFn: ({ signal }) => api<NotaConfiguracao>('/notas/configuracao', { signal }),
})

export const saveNotaConfiguracao = (body: NotaConfiguracaoInput) =>
  api<NotaConfiguracao>('/notas/configuracao', { method: 'PUT', body })

const fileBody = (file: File) => {
  const body = new FormData()
  body.set('arquivo', file, file.name)
  return body
}

/** Installs newer official schemas: the ZIP of the national portal. */
export const sendEsquemas = (file: File) =>
  api<NotaConfiguracao>('/notas/esquemas', { method: 'POST', body: fileBody(file) })

/** Returns to the product's own schemas. */
export const resetEsquemas = () => api<NotaConfiguracao>('/notas/esquemas', { method: 'DELETE' })

/** Marks a stored note as cancelled by the file of the event. */
export const cancelNota = (file: File) =>
  api<NotaCancelada>('/notas/cancelamento', { method: 'POST', body: fileBody(file) })

/** Puts an event (cancellation, letter of correction) at its note. */
export const attachEvento = (file: File) =>
  api<NotaEventoAnexado>('/notas/eventos', { method: 'POST', body: fileBody(file) })

/** The events whose note is not here; a note that is stored takes its own away. */
export const eventosAEsperaQuery = queryOptions({
  queryKey: [...NOTAS, 'eventos'],
  queryFn: ({ signal }) => api<NotaEventosAEspera>('/notas/eventos', { signal }),
})

/** The event as it came. */
export const downloadEvento = (id: number, filename: string) =>
  download(`/notas/eventos/${id}/arquivo`, filename)

/** Orders of a client by their number, for linking a note to one. */
export const searchPedidos = async (codigoCliente: string, numero: string, signal: AbortSignal) => {
  const body = { page: 0, pageSize: 10, cliente: codigoCliente, numeroPedido: numero.replaceAll(/\D/g, '') }
  const answer = await api<Page<PedidoResumo>>('/pedidos/findByFiltroAdmin', { method: 'POST', body, signal })
  return answer.content
}
