import type { Instalacao } from '@app/contract/casca/instalacao'
import { queryOptions } from '@tanstack/react-query'
import { api, send } from '../../../platform/http/http.ts'

/** Read again every few seconds, because a copy that was ordered ends while one looks. */
export const instalacaoQuery = queryOptions({
  queryKey: ['instalacao'],
  queryFn: ({ signal }) => api<Instalacao>('/instalacao', { signal }),
  refetchInterval: 5_000,
})

export const orderCopia = () => send('/instalacao/copia', { method: 'POST' })
