import { queryOptions } from '@tanstack/react-query'
import type { Inicio } from '@app/contract/assistencia/inicio'
import { api } from '../../../platform/http/http.ts'

/** The traffic light changes with the days, and a push may be lost. */
const REFRESH_MS = 60_000

/** The boxes of the start, each with its number of orders. */
export const inicioQuery = queryOptions({
  queryKey: ['inicio'],
  queryFn: ({ signal }) => api<Inicio>('/inicio', { signal }),
  refetchInterval: REFRESH_MS,
})
