import type { Ability, User } from '@app/contract/casca/session'
import { refuse } from './http/errors.ts'

/**
 * Which rows a person may touch. Every store function takes a scope and puts it into its `where` (api.md, default
 * deny).
 */
export type Scope =
  | { tipo: 'tudo' }
  | { tipo: 'cliente'; clienteId: number }
  /** The own service point and, for a credenciado, its habilitados. */
  | { tipo: 'posto'; postoId: number }
  /** A watch owner: the orders of records that hold an address which this account has proven. */
  | { tipo: 'consumidor'; usuarioId: number }
  | { tipo: 'nada' }

/**
 * Staff see every company, a client user the own one, a post's people their post, a watch owner the own orders. Anybody
 * else, or a person without abilities, sees none (decisions 1).
 */
export const scopeOf = (usuario: Pick<User, 'id' | 'tipo' | 'cliente' | 'posto' | 'authorities'>): Scope => {
  if (usuario.authorities.length === 0) return { tipo: 'nada' }
  if (usuario.tipo === 'interno') return { tipo: 'tudo' }
  if (usuario.tipo === 'cliente' && usuario.cliente) return { tipo: 'cliente', clienteId: usuario.cliente.id }
  if (usuario.tipo === 'posto' && usuario.posto) return { tipo: 'posto', postoId: usuario.posto.id }
  if (usuario.tipo === 'consumidor') return { tipo: 'consumidor', usuarioId: usuario.id }
  return { tipo: 'nada' }
}

/** The personal part of a call's context: who it is, and what this person may see and do. */
export const rightsOf = (usuario: User & { sessaoId: number }) => ({
  usuario,
  scope: scopeOf(usuario),
  can: (ability: Ability): boolean => usuario.authorities.includes(ability),
})

/** Refuses anybody but staff, because only staff write this; client users have screens of their own. */
export const demandStaff = ({ scope }: { scope: Scope }): void => {
  if (scope.tipo !== 'tudo') refuse('NOT_PERMITED')
}

/** Refuses anybody but staff and the people of a post, who look after what is their post's. */
export const demandStaffOrPosto = ({ scope }: { scope: Scope }): void => {
  if (scope.tipo !== 'tudo' && scope.tipo !== 'posto') refuse('NOT_PERMITED')
}

/**
 * People of a service point write only for their own post; a credenciado may see its habilitados' rows but not write
 * them.
 */
export const writesFor = (scope: Scope, postoId: unknown): boolean =>
  scope.tipo === 'tudo' || (scope.tipo === 'posto' && scope.postoId === postoId)

/** Refuses a write for another post. */
export const demandOwnPosto = ({ scope }: { scope: Scope }, postoId: unknown): void => {
  if (!writesFor(scope, postoId)) refuse('NOT_PERMITED')
}
