import type { RegisterView } from '@app/contract/casca/register'
import type { Ability } from '@app/contract/casca/session'
import { useMemo } from 'react'
import { useUser } from '../../platform/session/session-store.ts'

/**
 * A definition as this person sees it: without columns, filters and fields for other abilities, and in the order of its
 * groups where they are shown.
 */
export function useOwnView(view: RegisterView): RegisterView {
  const authorities = useUser()?.authorities
  return useMemo(() => {
    const own = ({ ability }: { ability?: Ability }) =>
      ability === undefined || (authorities?.includes(ability) ?? false)
    const { grupo, ...whole } = view
    return {
      ...whole,
      ...(grupo && own(grupo) && { grupo, sort: `${grupo.campo},asc` }),
      columns: view.columns.filter(own),
      filters: view.filters.filter(own),
      groups: view.groups.map((group) => ({ ...group, fields: group.fields.filter(own) })),
    }
  }, [view, authorities])
}
