import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  FiltroNotificacao,
  NotificacaoPreferencias,
  NotificacaoPreferenciasInput,
  Notificacoes,
  NotificacoesNaoLidas,
} from '@app/contract/casca/notificacao'
import { api } from '../../../platform/http/http.ts'

export const naoLidasQuery = queryOptions({
  queryKey: ['notificacao', 'naoLidas'],
  queryFn: ({ signal }) => api<NotificacoesNaoLidas>('/notificacao/naoLidas', { signal }),
})

export const notificacoesQuery = (filtro: FiltroNotificacao) =>
  infiniteQueryOptions({
    queryKey: ['notificacao', 'lista', filtro],
    queryFn: ({ pageParam, signal }) =>
      api<Notificacoes>('/notificacao', {
        query: { filtro, ...(pageParam !== null && { antes: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ mais, notificacoes }) => (mais ? notificacoes.at(-1)?.id : undefined),
  })

export const readNotificacoes = (ids?: number[]) =>
  api<NotificacoesNaoLidas>('/notificacao/lidas', { method: 'PUT', body: ids ? { ids } : {} })

export const preferenciasQuery = queryOptions({
  queryKey: ['notificacao', 'preferencias'],
  queryFn: ({ signal }) => api<NotificacaoPreferencias>('/notificacao/preferencias', { signal }),
})

export const savePreferencias = (input: NotificacaoPreferenciasInput) =>
  api<NotificacaoPreferencias>('/notificacao/preferencias', { method: 'PUT', body: input })
