import type { RegisterView } from '@app/contract/casca/register'
import type { Ability } from '@app/contract/casca/session'
import { useMemo } from 'react'
import { useUser } from '../../platform/session/session-store.ts'

/** A definition as this person sees it: without columns, filters and fields that are another ability's. */
export function useOwnView(view: RegisterView): RegisterView {
  const authorities = useUser()?.authorities
  return useMemo(() => {
    const own = ({ ability }: { ability?: Ability }) =>
      ability === undefined || (authorities?.includes(ability) ?? false)
    return {
      ...view,
      columns: view.columns.filter(own),
      filters: view.filters.filter(own),
      groups: view.groups.map((group) => ({ ...group, fields: group.fields.filter(own) })),
    }
  }, [view, authorities])
}
