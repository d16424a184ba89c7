import { queryOptions } from '@tanstack/react-query'
import type { AcaoContagem, ContagemPeca, ContarPecaInput } from '@app/contract/assistencia/contagemPeca'
import { api } from '../../../platform/http/http.ts'

export const contagemKey = (id: number) => ['contagemPeca', id] as const

export const contagemQuery = (id: number) =>
  queryOptions({
    queryKey: contagemKey(id),
    queryFn: ({ signal }) => api<ContagemPeca>(`/contagemPeca/${id}`, { signal }),
  })

/** Opens a count once, even if the same key is sent again (api.md, Idempotency). */
export const createContagem = (body: unknown, key: string) =>
  api<ContagemPeca>('/contagemPeca', { method: 'POST', body, headers: { 'idempotency-key': key } })

/** Keeps one number. */
export const countPeca = (id: number, body: ContarPecaInput) =>
  api<ContagemPeca>(`/contagemPeca/contar/${id}`, { method: 'PUT', body })

type Sent = { versao: number; motivo?: string; itens?: { id: number; motivo: string }[] }

export const moveContagem = (id: number, acao: AcaoContagem, body: Sent) =>
  api<ContagemPeca>(`/contagemPeca/${acao}/${id}`, { method: 'PUT', body })
