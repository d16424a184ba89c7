import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Changes what is shown by the answer of an act. An answer that is still being read may be older than the act and must
 * not undo it; where nothing is shown yet, as after a reload, it is read again.
 */
export const putAnswer = <T>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (before: T) => T,
): T | undefined => {
  const before = client.getQueryData<T>(queryKey)
  const stopped = client.cancelQueries({ queryKey })
  if (before !== undefined) return client.setQueryData<T>(queryKey, change(before))
  void stopped.then(() => client.invalidateQueries({ queryKey }))
  return undefined
}
