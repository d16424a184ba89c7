import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors.ts'

// In the same task as the event, so that a box that shows stored data never falls back for a moment after a click.
notifyManager.setScheduler(queueMicrotask)

/** Shows the data of the last visit at once and refreshes it in the background (ux.md, 'Manners'). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      gcTime: 30 * 60_000,
      // A refusal would be repeated, so only an unreachable server is asked again.
      retry: (failures, error) => failures < 2 && error instanceof ApiError && error.unavailable,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
