import type { Ability } from '@app/contract/casca/session'
import { useUser } from '../../../platform/session/session-store.ts'

/** Each of them opens at least one report; the server says which. */
const READERS = ['RELATORIO_VER', 'RELATORIO_ARMAZEM', 'FINANCEIRO_VER'] as const satisfies readonly Ability[]

/** The ability by which this person reads reports. */
export const useRelatorioAbility = (): Ability => {
  const authorities = useUser()?.authorities
  return READERS.find((ability) => authorities?.includes(ability)) ?? 'RELATORIO_VER'
}
