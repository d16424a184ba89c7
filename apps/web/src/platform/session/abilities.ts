import type { Ability } from '@app/contract/casca/session'
import { useUser } from './session-store.ts'

/** May the person logged in do this? One ability governs menu, route, button and call (ux.md). */
export function useCan(ability: Ability) {
  const user = useUser()
  return user?.authorities.includes(ability) ?? false
}

/** Has the person logged in all of these? Whoever can do more is not theirs to change. */
export function useReaches(habilidades: unknown) {
  const user = useUser()
  return Array.isArray(habilidades) && habilidades.every((one) => user?.authorities.includes(one) ?? false)
}
