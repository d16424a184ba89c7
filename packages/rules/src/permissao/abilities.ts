import { ABILITIES } from '@app/contract/session'
import type { Ability, Role, UsuarioTipo } from '@app/contract/session'

/** What ROLE_OPERADOR lacks (api.md, Abilities of the warehouse). */
const NOT_OPERADOR: readonly Ability[] = [
  'USUARIO_EDITAR',
  'CONFIG_EDITAR',
  'PERFIL_EDITAR',
  'PEDIDO_ESTORNAR_EXPEDICAO',
  'PEDIDO_REABRIR',
]

/** A client user's short written list: own orders and their audit, product look-ups, stock (decisions 15). */
const CLIENTE: readonly Ability[] = [
  'PEDIDO_VER',
  'PEDIDO_EDITAR',
  'PRODUTO_VER',
  'ESTOQUE_VER',
  'AUDITORIA_VER',
]

/** Per stored kind of user, the roles that grant something. */
const GRANTS: Record<UsuarioTipo, Partial<Record<Role, readonly Ability[]>>> = {
  interno: {
    ROLE_ADMIN: ABILITIES,
    ROLE_OPERADOR: ABILITIES.filter((ability) => !NOT_OPERADOR.includes(ability)),
  },
  cliente: { ROLE_CLIENTE: CLIENTE },
  posto: {},
  consumidor: {},
  pendente: {},
}

/**
 * The abilities of a person. The stored kind decides first (decisions 1): a role that does not fit the kind grants
 * nothing, so neither sign-up nor an emptied client link can promote anybody.
 */
export const abilitiesOf = (role: Role, tipo: UsuarioTipo): readonly Ability[] => GRANTS[tipo][role] ?? []
