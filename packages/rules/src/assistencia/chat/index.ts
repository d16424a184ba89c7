import { EQUIPES, type Equipe, MINUTOS_PARA_MUDAR } from '@app/contract/assistencia/chat'
import type { User } from '@app/contract/casca/session'

/** The role of each team's people. */
export const ROLE_DA_EQUIPE: Readonly<Record<Equipe, string>> = {
  ASSISTENCIA_SP: 'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO',
  MANAUS: 'ROLE_MANAUS',
  TROCA: 'ROLE_MANAUS_TROCA',
  FINANCEIRO: 'ROLE_FINANCEIRO',
}

/** The roles of single teams; other staff who may chat, such as the administrator, belong to every team. */
export const ROLES_DE_EQUIPE: readonly string[] = Object.values(ROLE_DA_EQUIPE)

/** The teams of a person; only staff have any. */
export const equipesOf = ({ role, tipo }: Pick<User, 'role' | 'tipo'>): readonly Equipe[] => {
  if (tipo !== 'interno') return []
  return ROLES_DE_EQUIPE.includes(role)
    ? EQUIPES.filter((equipe) => ROLE_DA_EQUIPE[equipe] === role)
    : EQUIPES
}

/** The staff roles that are outside a conversation with a team. */
export const papeisFora = (equipe: Equipe): string[] =>
  ROLES_DE_EQUIPE.filter((role) => role !== ROLE_DA_EQUIPE[equipe])

/** Until when the author may correct or delete a message (rede §8). */
export const changeableUntil = (criadoEm: Date): Date =>
  new Date(criadoEm.getTime() + MINUTOS_PARA_MUDAR * 60_000)
