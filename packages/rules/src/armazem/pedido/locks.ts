import { namesOf } from '@app/contract/casca/campos'
import { ANEXOS, CAMPOS_PEDIDO } from '@app/contract/armazem/pedido'
import type { AnexoCampo } from '@app/contract/armazem/pedido'
import type { ErrorCode } from '@app/contract/casca/errors'
import type { UsuarioTipo } from '@app/contract/casca/session'
import type { Can, EstadoPedido } from './moves.ts'

/** What a person can change on the order form. */
export const PARTES_PEDIDO = [...namesOf(CAMPOS_PEDIDO), 'itens' as const, ...ANEXOS]
export type PartePedido = (typeof PARTES_PEDIDO)[number]

type Estagio = Pick<EstadoPedido, 'etapa' | 'concluido'>

/**
 * `viewMode/{id}`: read-only for a client user once concluded or past CRIADO, for staff past A_FATURAR, for
 * everybody when cancelled (decisions 5). It never blocks a move of status.
 */
export function isReadOnly(pedido: Estagio, tipo: UsuarioTipo): boolean {
  if (tipo === 'interno') return pedido.etapa === 'FATURADO' || pedido.etapa === 'CANCELADO'
  return tipo !== 'cliente' || pedido.concluido || pedido.etapa !== 'CRIADO'
}

/** Reopening (concluido back to false) is allowed in CRIADO for people with PEDIDO_REABRIR. */
export const canReopen = (pedido: Estagio, can: Can): boolean =>
  pedido.concluido && pedido.etapa === 'CRIADO' && can('PEDIDO_REABRIR')

/**
 * The fields that are locked for this person: all in view mode, and once concluded the six attachments and the
 * toggle (spec §4).
 */
export function lockedFields(pedido: Estagio, tipo: UsuarioTipo, can: Can): ReadonlySet<PartePedido> {
  if (isReadOnly(pedido, tipo)) return new Set(PARTES_PEDIDO)
  if (!pedido.concluido) return new Set()
  return new Set<PartePedido>(canReopen(pedido, can) ? ANEXOS : ['concluido', ...ANEXOS])
}

/**
 * Deleting: a client user may delete only an own, unconcluded order in CRIADO; staff may delete such an order too, and
 * with the ability any order that could still be cancelled. An invoiced or shipped order stays (api.md, Deleting).
 */
export function checkDelete(pedido: Estagio, tipo: UsuarioTipo, can: Can): 'ok' | ErrorCode {
  if (pedido.etapa === 'CRIADO' && !pedido.concluido) return 'ok'
  if (tipo !== 'interno' || pedido.etapa === 'FATURADO' || pedido.etapa === 'CANCELADO') {
    return 'PEDIDO_NAO_EXCLUI'
  }
  return can('PEDIDO_CANCELAR') ? 'ok' : 'NOT_PERMITED'
}

export type AnexoAcao = { campo: AnexoCampo; ocupado: boolean; remove: boolean }

/**
 * One attachment by itself (decisions 16). While the order is unconcluded it is a form field like any other. After
 * that, client and staff may fill an empty slot ('Acrescentar documento') until dispatch; only people who may reopen
 * can replace or remove a file.
 */
export function checkAnexo(pedido: EstadoPedido, anexo: AnexoAcao, can: Can): 'ok' | ErrorCode {
  if (pedido.etapa === 'CANCELADO' || pedido.statusAlcis === 'expedido') return 'PEDIDO_SOMENTE_LEITURA'
  if (!pedido.concluido) return 'ok'
  if (!anexo.ocupado || can('PEDIDO_REABRIR')) return 'ok'
  return anexo.remove ? 'PEDIDO_CONCLUIDO' : 'ANEXO_OCUPADO'
}
