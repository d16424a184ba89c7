import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useUser } from '../../../../platform/session/session-store.ts'
import type { BulkAct } from '../../../../ui/list/massa/acts.ts'
import { findTecnicosDe, ORDENS, tecnicosQuery } from '../api.ts'

/** Loads the acts of this person on many orders, when something is chosen. */
export function useBulkActs(): () => Promise<readonly BulkAct[]> {
  const user = useUser()
  const router = useRouter()
  const client = useQueryClient()
  return async () => {
    const [{ bulkActs }, tecnicos] = await Promise.all([
      import('./bulk-acts.ts'),
      user?.posto ? client.fetchQuery(tecnicosQuery()) : findTecnicosDe,
    ])
    return bulkActs({
      can: (ability) => user?.authorities.includes(ability) ?? false,
      tecnicos,
      go: (to) => router.navigate({ to }),
      onChange: () => client.invalidateQueries({ queryKey: ORDENS }),
    })
  }
}
