import { ANEXOS } from '@app/contract/armazem/pedido'
import type { Pedido } from '@app/contract/armazem/pedido'
import type { User } from '@app/contract/casca/session'
import { checkAnexo, lockedFields, PARTES_PEDIDO } from '@app/rules/armazem/pedido'
import type { Can } from '@app/rules/armazem/pedido'

/** The fields that this person cannot change. The server decides on view mode (spec §4). */
export function locksOf(pedido: Pedido | null, user: User, can: Can): ReadonlySet<string> {
  if (!can('PEDIDO_EDITAR') || pedido?.somenteLeitura) return new Set(PARTES_PEDIDO)
  if (!pedido) return new Set()
  const locked = new Set<string>(lockedFields(pedido, user.tipo, can))
  // Reopening is a separate act in the header's menu.
  if (pedido.concluido) locked.add('concluido')
  return locked
}

/** A concluded order has locked fields, but papers that are made later can still be added (decisions 16). */
export const takesDocuments = (pedido: Pedido | null, can: Can): pedido is Pedido =>
  pedido?.concluido === true &&
  can('PEDIDO_EDITAR') &&
  ANEXOS.some((campo) => checkAnexo(pedido, { campo, ocupado: false, remove: false }, can) === 'ok')

/** Why nothing can be changed; `null` while something can. */
export function readOnlyReason(pedido: Pedido | null, user: User, can: Can): string | null {
  if (!can('PEDIDO_EDITAR')) return 'Seu perfil pode ver este pedido, mas não alterá-lo.'
  if (!pedido?.somenteLeitura) return null
  if (pedido.etapa === 'CANCELADO') return 'O pedido foi cancelado.'
  if (pedido.statusAlcis === 'expedido') return 'O pedido já foi expedido.'
  if (user.tipo === 'interno') return 'O pedido já foi faturado.'
  return pedido.etapa === 'CRIADO'
    ? 'O cadastro foi concluído e o pedido está com o armazém. Para mudar alguma coisa, fale com o armazém.'
    : 'O armazém já está trabalhando neste pedido. Para mudar alguma coisa, fale com o armazém.'
}
