import { type Escolha, type NotificacaoTipo, tipoDe } from '@app/contract/casca/notificacao'
import type { Ability } from '@app/contract/casca/session'

/** Whether people with these abilities hear of a kind. */
export const mayHear = (tipo: NotificacaoTipo, can: (ability: Ability) => boolean): boolean => {
  const { ability } = tipoDe(tipo)
  return ability === undefined || can(ability)
}

/**
 * What a person chose for a kind, or the default. A notice of the computer comes from the page's notice, so that it
 * needs it.
 */
export const escolhaDe = (
  tipo: NotificacaoTipo,
  escolhas: Partial<Record<NotificacaoTipo, Escolha>>,
): Escolha => {
  const { pagina, email, computador } = escolhas[tipo] ?? tipoDe(tipo).padrao
  return { pagina: pagina || computador, email, computador }
}
