import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors.ts'

/** Data of the last visit is shown at once and refreshed behind (ux.md, 'Manners'). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      gcTime: 30 * 60_000,
      // A refusal stays a refusal; only a server out of reach is worth another try.
      retry: (failures, error) => failures < 2 && error instanceof ApiError && error.unavailable,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
