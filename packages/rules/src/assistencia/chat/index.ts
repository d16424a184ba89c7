import { EQUIPES, type Equipe, MINUTOS_PARA_MUDAR } from '@app/contract/assistencia/chat'
import type { User } from '@app/contract/casca/session'

/** Whose people a team's are. */
export const ROLE_DA_EQUIPE: Readonly<Record<Equipe, string>> = {
  ASSISTENCIA_SP: 'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO',
  MANAUS: 'ROLE_MANAUS',
  TROCA: 'ROLE_MANAUS_TROCA',
  FINANCEIRO: 'ROLE_FINANCEIRO',
}

/** The roles that belong to one team; other staff who may chat, as the administrator, is of every team. */
export const ROLES_DE_EQUIPE: readonly string[] = Object.values(ROLE_DA_EQUIPE)

/** The teams of a person; of nobody but staff. */
export const equipesOf = ({ role, tipo }: Pick<User, 'role' | 'tipo'>): readonly Equipe[] => {
  if (tipo !== 'interno') return []
  return ROLES_DE_EQUIPE.includes(role)
    ? EQUIPES.filter((equipe) => ROLE_DA_EQUIPE[equipe] === role)
    : EQUIPES
}

/** The roles of staff that a conversation with a team is none of. */
export const papeisFora = (equipe: Equipe): string[] =>
  ROLES_DE_EQUIPE.filter((role) => role !== ROLE_DA_EQUIPE[equipe])

/** Until when the author may correct or delete a message (rede §8). */
export const mudaAte = (criadoEm: Date): Date => new Date(criadoEm.getTime() + MINUTOS_PARA_MUDAR * 60_000)
