import { queryOptions } from '@tanstack/react-query'
import type { DemoInfo } from '@app/contract/casca/session'
import { api } from '../../../platform/http/http.ts'

/** The log-ins of the demonstration; any failure (404 outside the demo) means that there are none. */
export const demoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: ({ signal }): Promise<DemoInfo | null> =>
    api<DemoInfo>('/public/demo', { signal, anonymous: true }).catch(() => null),
  staleTime: Infinity,
  retry: false,
})
