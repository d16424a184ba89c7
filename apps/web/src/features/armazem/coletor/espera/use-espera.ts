import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'

/** Runs an act on a waiting list, one at a time; a failure is told, and the list is read again in any case. */
export const useEspera = (key: QueryKey) => {
  const client = useQueryClient()
  return useTask(async (act: () => Promise<unknown>) => {
    await act().catch(tellFailure)
    await client.invalidateQueries({ queryKey: key })
  })
}
