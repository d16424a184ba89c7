import type { Ability, User } from '@app/contract/casca/session'
import { refuse } from './http/errors.ts'

/** Whose rows a person may touch. Every store function takes one and puts it into its `where` (api.md, default deny). */
export type Scope =
  | { tipo: 'tudo' }
  | { tipo: 'cliente'; clienteId: number }
  /** The own service point and, of a credenciado, its habilitados. */
  | { tipo: 'posto'; postoId: number }
  /** A watch owner: the orders under her own document. */
  | { tipo: 'consumidor'; cnpjCpf: string }
  | { tipo: 'nada' }

/** Staff sees every company, a client user the own one, a post's people their post, a watch owner her own orders, anybody else, or who may do nothing, none (decisions 1). */
export const scopeOf = (usuario: Pick<User, 'tipo' | 'cliente' | 'posto' | 'cpf' | 'authorities'>): Scope => {
  if (usuario.authorities.length === 0) return { tipo: 'nada' }
  if (usuario.tipo === 'interno') return { tipo: 'tudo' }
  if (usuario.tipo === 'cliente' && usuario.cliente) return { tipo: 'cliente', clienteId: usuario.cliente.id }
  if (usuario.tipo === 'posto' && usuario.posto) return { tipo: 'posto', postoId: usuario.posto.id }
  if (usuario.tipo === 'consumidor' && usuario.cpf) return { tipo: 'consumidor', cnpjCpf: usuario.cpf }
  return { tipo: 'nada' }
}

/** The part of a call's context that is the person's: who, what they may see, and what they may do. */
export const rightsOf = (usuario: User & { sessaoId: number }) => ({
  usuario,
  scope: scopeOf(usuario),
  can: (ability: Ability): boolean => usuario.authorities.includes(ability),
})

/** What is written by the house alone; what a client user may write has screens of its own. */
export const demandStaff = ({ scope }: { scope: Scope }): void => {
  if (scope.tipo !== 'tudo') refuse('NOT_PERMITED')
}

/** What a service point's people write is their own post's; a credenciado only sees its habilitados'. */
export const writesFor = (scope: Scope, postoId: unknown): boolean =>
  scope.tipo === 'tudo' || (scope.tipo === 'posto' && scope.postoId === postoId)

/** Refuses a write for another post than the own. */
export const demandOwnPosto = ({ scope }: { scope: Scope }, postoId: unknown): void => {
  if (!writesFor(scope, postoId)) refuse('NOT_PERMITED')
}
