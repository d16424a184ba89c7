import type { Ability } from '@app/contract/session'
import { useUser } from './session-store.ts'

/** May the person logged in do this? One ability governs menu, route, button and call (ux.md). */
export function useCan(ability: Ability) {
  const user = useUser()
  return user?.authorities.includes(ability) ?? false
}
