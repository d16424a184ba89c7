import type { Ability, User } from '@app/contract/casca/session'
import { useUser } from './session-store.ts'

/** Whether the logged-in person may do this. One ability controls menu, route, button and call (ux.md). */
export function useCan(ability: Ability) {
  const user = useUser()
  return user?.authorities.includes(ability) ?? false
}

/** The profile requires a second factor and there is none yet, so only the own account is open (api.md, Session). */
export const lacksSecondFactor = ({ segundoFator: { exigido, ativo, chaveAcesso } }: User): boolean =>
  exigido && !ativo && !chaveAcesso

/** Whether the logged-in person has all of these, because a person with more abilities may not be changed. */
export function useReaches(habilidades: unknown) {
  const user = useUser()
  return Array.isArray(habilidades) && habilidades.every((one) => user?.authorities.includes(one) ?? false)
}
