import { useQueryClient } from '@tanstack/react-query'
import { describeError } from '../../../../platform/http/errors.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { COLABORADORES } from '../api.ts'

/** Runs an act on a person or an invitation, says what came of it, and reads the list again. */
export function useAto() {
  const client = useQueryClient()
  return async (act: () => Promise<unknown>, done: string) => {
    try {
      await act()
      toast.success(done)
    } catch (error) {
      toast.error(describeError(error))
    }
    await client.invalidateQueries({ queryKey: COLABORADORES })
  }
}
