import type {
  CaixaArquivos,
  CaixaDescartados,
  CaixaNota,
  CaixaNotaTeste,
  CaixaNotaUpdate,
} from '@app/contract/armazem/caixaNota'
import { queryOptions } from '@tanstack/react-query'
import { api, send } from '../../../platform/http/http.ts'

/** How often it is asked again while the mailbox is being read. */
const READING_MS = 3_000

export const caixaQuery = queryOptions({
  queryKey: ['caixaNota'],
  queryFn: ({ signal }) => api<CaixaNota>('/caixaNota', { signal }),
  refetchInterval: ({ state: { data } }) => (data?.lendo ? READING_MS : false),
})

export const saveCaixa = (body: CaixaNotaUpdate) => api<CaixaNota>('/caixaNota', { method: 'PUT', body })

export const testCaixa = () => api<CaixaNotaTeste>('/caixaNota/testar', { method: 'POST' })

export const requestLeitura = () => api<CaixaNota>('/caixaNota/ler', { method: 'POST' })

/** What came by mail and waits; asked again when the person comes back to the window. */
export const arquivosQuery = queryOptions({
  queryKey: ['caixaNota', 'arquivos'],
  queryFn: ({ signal }) => api<CaixaArquivos>('/caixaNota/arquivos', { signal }),
  refetchOnMount: 'always',
})

export const discardArquivos = (ids: number[]) =>
  api<CaixaDescartados>('/caixaNota/descartar', { method: 'POST', body: { ids } })

export const openArquivo = async ({ id, filename }: { id: number; filename: string }): Promise<File> => {
  const answer = await send(`/caixaNota/arquivos/${id}`, { headers: { accept: '*/*' } })
  return new File([await answer.blob()], filename, { type: 'text/xml' })
}
