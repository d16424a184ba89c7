import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { emAndamento } from '@app/contract/casca/importacao'
import type {
  Importacao,
  ImportacaoInput,
  ImportacaoLinha,
  ImportacaoRegistro,
  LinhaCorrigida,
  LinhasQuery,
  RegistrosQuery,
} from '@app/contract/casca/importacao'
import type { Page } from '@app/contract/casca/paging'
import { download } from '../../../platform/http/download.ts'
import { api } from '../../../platform/http/http.ts'
import { upload } from '../../../platform/http/upload.ts'

/** How often a running import is asked for its progress. */
const LOOK_MS = 1_000

export const importacaoKey = (id: number) => ['importacao', id] as const

export const getImportacao = (id: number, signal?: AbortSignal) =>
  api<Importacao>(`/importacao/${id}`, signal ? { signal } : {})

export const importacaoQuery = (id: number) =>
  queryOptions({
    queryKey: importacaoKey(id),
    queryFn: ({ signal }) => getImportacao(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && emAndamento(state.data.estado) ? LOOK_MS : false),
  })

/** A page of the sheet's lines, problems first. */
export const linhasQuery = (id: number, query: LinhasQuery) =>
  queryOptions({
    queryKey: [...importacaoKey(id), 'linhas', query],
    queryFn: ({ signal }) => api<Page<ImportacaoLinha>>(`/importacao/${id}/linhas`, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const registrosQuery = (id: number, query: RegistrosQuery, running: boolean) =>
  queryOptions({
    queryKey: [...importacaoKey(id), 'registros', query],
    queryFn: ({ signal }) => api<Page<ImportacaoRegistro>>(`/importacao/${id}/registros`, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: running && LOOK_MS,
  })

/** The person's last imports of a kind. */
export const recentesQuery = (tipo: string) =>
  queryOptions({
    queryKey: ['importacao', 'recentes', tipo],
    queryFn: ({ signal }) => api<Importacao[]>(`/importacao/${tipo}`, { signal }),
    staleTime: 0,
  })

/** Sends a file for a check; nothing is imported. It answers the import's number. */
export async function sendPlanilha(
  tipo: string,
  file: File,
  cliente: number | undefined,
  options: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<number> {
  const body = new FormData()
  body.set('arquivo', file, file.name)
  const query = cliente === undefined ? '' : `?cliente=${cliente}`
  const answer = await upload(`/importacao/${tipo}/previa${query}`, body, { method: 'POST', ...options })
  return Number(answer['id'])
}

export const correctLinhas = (id: number, body: { linhas: LinhaCorrigida[]; somar?: boolean }) =>
  api<Importacao>(`/importacao/${id}/linhas`, { method: 'PUT', body })

/** Starts once, even if the same key is sent again (api.md, Idempotency). */
export const startImportacao = (tipo: string, body: ImportacaoInput, key: string) =>
  api<Importacao>(`/importacao/${tipo}`, { method: 'POST', body, headers: { 'idempotency-key': key } })

export const stopImportacao = (id: number) => api<Importacao>(`/importacao/${id}/parar`, { method: 'POST' })

export const downloadModelo = (tipo: string) =>
  download(`/importacao/${tipo}/modelo.xlsx`, `modelo-${tipo}.xlsx`)

export const downloadErros = (id: number, tipo: string) =>
  download(`/importacao/${id}/erros.csv`, `${tipo}-com-erro.csv`)
