import type {
  Contagem,
  ContagemColetor,
  ContagemInput,
  ContagemResumo,
  PedirAjusteInput,
} from '@app/contract/armazem/contagem'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'
import { randomUuid } from '../../../platform/text/random-id.ts'
import { sendAto } from '../coletor/index.ts'

export const CONTAGEM = ['contagem'] as const
export const contagemKey = (id: number) => [...CONTAGEM, id] as const
export const coletorKey = (id: number) => [...CONTAGEM, id, 'coletor'] as const

/** Counts come without a push each, because many people count at once. */
const OFTEN_MS = 15_000

export const contagensQuery = queryOptions({
  queryKey: [...CONTAGEM, 'listas'],
  queryFn: ({ signal }) => api<ContagemResumo[]>('/contagem', { signal }),
  refetchInterval: OFTEN_MS,
})

export const contagemQuery = (id: number) =>
  queryOptions({
    queryKey: contagemKey(id),
    queryFn: ({ signal }) => api<Contagem>(`/contagem/${id}`, { signal }),
    refetchInterval: OFTEN_MS,
  })

export const coletorQuery = (id: number) =>
  queryOptions({
    queryKey: coletorKey(id),
    queryFn: ({ signal }) => api<ContagemColetor>(`/contagem/${id}/coletor`, { signal }),
    refetchInterval: OFTEN_MS,
  })

/** Opens a list once, even if the same key is sent again. */
export const openContagem = (body: ContagemInput, key: string) =>
  sendAto<ContagemResumo>('/contagem', body, key)

type Corpo = PedirAjusteInput | { linhas: number[] } | undefined

export const decideContagem = (
  id: number,
  ato: 'pedir' | 'aprovar' | 'recusar' | 'recontar' | 'encerrar',
  body?: Corpo,
) => sendAto<Contagem>(`/contagem/${id}/${ato}`, body, randomUuid())
