import { queryOptions } from '@tanstack/react-query'
import {
  vendaEmAndamento,
  type VendaImportacao,
  type VendaRecusada,
} from '@app/contract/assistencia/relogioVendido'
import type { Page } from '@app/contract/casca/paging'
import { download } from '../../../platform/http/download.ts'
import { api } from '../../../platform/http/http.ts'
import { upload } from '../../../platform/http/upload.ts'

const PATH = '/relogioVendido/importacao'
/** How often a running import is asked for its progress. */
const LOOK_MS = 1_000

export const VENDAS = ['relogioVendido', 'importacao'] as const

/** The imports, newest first; while one is running, or a file is being sent, they are read again and again. */
export const historicoQuery = (sending: boolean) =>
  queryOptions({
    queryKey: VENDAS,
    queryFn: ({ signal }) => api<VendaImportacao[]>(PATH, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      sending || state.data?.some(({ estado }) => vendaEmAndamento(estado)) ? LOOK_MS : false,
  })

/** The first rows that do not enter. */
export const recusadasQuery = (id: number, size: number) =>
  queryOptions({
    queryKey: [...VENDAS, id, 'recusadas'],
    queryFn: ({ signal }) =>
      api<Page<VendaRecusada>>(`${PATH}/${id}/recusadas`, { query: { page: 0, size }, signal }),
  })

/** Sends a file to be read and checked; nothing of it is stored. */
export async function sendVendas(
  file: File,
  options: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<number> {
  const body = new FormData()
  body.set('arquivo', file, file.name)
  return Number((await upload(PATH, body, { method: 'POST', ...options }))['id'])
}

export const storeVendas = (id: number) => api<VendaImportacao>(`${PATH}/${id}/gravar`, { method: 'POST' })

/** Throws a checked file away, or takes a stored one back. */
export const removeVendas = (id: number) => api(`${PATH}/${id}`, { method: 'DELETE' })

export const downloadRecusadas = (id: number) =>
  download(`${PATH}/${id}/recusadas.csv`, 'relogios-vendidos-com-erro.csv')
