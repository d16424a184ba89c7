import { queryOptions } from '@tanstack/react-query'
import type { PrimeirosPassos } from '@app/contract/armazem/primeirosPassos'
import { api } from '../../../platform/http/http.ts'

/** How much of each first step is done. */
export const primeirosPassosQuery = queryOptions({
  queryKey: ['primeirosPassos'],
  queryFn: ({ signal }) => api<PrimeirosPassos>('/primeirosPassos', { signal }),
  // The person may have just finished a step, so it is read again on each return.
  staleTime: 0,
})
