import { queryOptions } from '@tanstack/react-query'
import type { PrimeirosPassos } from '@app/contract/armazem/primeirosPassos'
import { api } from '../../../platform/http/http.ts'

/** What of each first step is there. */
export const primeirosPassosQuery = queryOptions({
  queryKey: ['primeirosPassos'],
  queryFn: ({ signal }) => api<PrimeirosPassos>('/primeirosPassos', { signal }),
  // Whoever comes back from a step has just taken it.
  staleTime: 0,
})
