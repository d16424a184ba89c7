import type {
  ChamadaDaChave,
  ChaveApi,
  ChaveApiCriada,
  ChaveApiInput,
  PessoaParaChave,
} from '@app/contract/casca/chaveApi'
import type { Ability } from '@app/contract/casca/session'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, send } from '../../../platform/http/http.ts'

const CHAVES = ['chaveApi']

export const chavesQuery = queryOptions({
  queryKey: CHAVES,
  queryFn: ({ signal }) => api<ChaveApi[]>('/chaveApi', { signal }),
})

/** What a key did, a page after the other, the newest first. */
export const chamadasQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...CHAVES, id, 'chamadas'],
    queryFn: ({ pageParam, signal }) =>
      api<ChamadaDaChave[]>(`/chaveApi/${id}/chamadas${pageParam === null ? '' : `?antes=${pageParam}`}`, {
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.at(-1)?.id ?? null,
  })

/** The API's own examples, as commands; they change with the server alone. */
export const exemplosQuery = queryOptions({
  queryKey: ['exemplos'],
  queryFn: ({ signal }) =>
    api<{ label: string; source: string; habilidade: Ability | null }[]>('/docs/exemplos.json', { signal }),
  staleTime: Infinity,
})

export const searchPessoas = (q: string, signal: AbortSignal) =>
  api<PessoaParaChave[]>(`/chaveApi/pessoas?q=${encodeURIComponent(q)}`, { signal })

export const createChave = (body: ChaveApiInput) => api<ChaveApiCriada>('/chaveApi', { method: 'POST', body })

export const revokeChave = (id: number) => send(`/chaveApi/${id}`, { method: 'DELETE' })
