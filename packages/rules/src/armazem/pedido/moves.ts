import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { Etapa, Movimento, StatusAlcis } from '@app/contract/armazem/pedido'
import type { ErrorCode, ErrorParams } from '@app/contract/casca/errors'
import type { Ability } from '@app/contract/casca/session'

export type Can = (ability: Ability) => boolean
export type EstadoPedido = { etapa: Etapa; concluido: boolean; statusAlcis: StatusAlcis }
/** Who keeps the WMS status: the built-in ledger, or an outside WMS that reports by itself. */
export type WmsKind = 'interno' | 'http'

/** One allowed move, as data, because the server's guard, the panel's modal and the tests all use it. */
export type Transicao = {
  de: Movimento
  para: Movimento
  ability: Ability
  /** Leaving CRIADO forward needs the completed registration (decisions 5). */
  exigeConcluido: boolean
  /** WMS status after the move when the warehouse itself is the WMS; null leaves it. */
  statusAlcis: StatusAlcis | null
}

const transicao = (
  de: Movimento,
  para: Movimento,
  ability: Ability,
  statusAlcis: StatusAlcis | null,
  exigeConcluido = false,
): Transicao => ({ de, para, ability, exigeConcluido, statusAlcis })

/** The states of armazem.md; EXPEDIDO is FATURADO with the WMS status 'expedido' (decisions 2). */
export const TRANSICOES: readonly Transicao[] = [
  transicao('CRIADO', 'EM_SEPARACAO', 'PEDIDO_MOVER', 'em separação', true),
  transicao('EM_SEPARACAO', 'A_FATURAR', 'PEDIDO_MOVER', 'conferido'),
  transicao('A_FATURAR', 'FATURADO', 'PEDIDO_MOVER', 'conferido'),
  transicao('FATURADO', 'EXPEDIDO', 'PEDIDO_MOVER', 'expedido'),
  transicao('EM_SEPARACAO', 'CRIADO', 'PEDIDO_VOLTAR', 'recebido'),
  transicao('A_FATURAR', 'EM_SEPARACAO', 'PEDIDO_VOLTAR', 'em separação'),
  transicao('FATURADO', 'A_FATURAR', 'PEDIDO_VOLTAR', 'conferido'),
  transicao('EXPEDIDO', 'FATURADO', 'PEDIDO_ESTORNAR_EXPEDICAO', 'conferido'),
  transicao('CRIADO', 'CANCELADO', 'PEDIDO_CANCELAR', null),
  transicao('EM_SEPARACAO', 'CANCELADO', 'PEDIDO_CANCELAR', null),
  transicao('A_FATURAR', 'CANCELADO', 'PEDIDO_CANCELAR', null),
]

const MOVE_ABILITIES: readonly Ability[] = [...new Set(TRANSICOES.map((each) => each.ability))]

/** Where an order stands in the table. */
export const positionOf = (pedido: Pick<EstadoPedido, 'etapa' | 'statusAlcis'>): Movimento =>
  pedido.statusAlcis === 'expedido' ? 'EXPEDIDO' : pedido.etapa

export type MoveCheck =
  | { ok: true; transicao: Transicao }
  | { ok: false; code: ErrorCode; params: ErrorParams }

/**
 * Whether this person may make this move now. Rights are checked before state (api.md, order of checks): a person who
 * may move nothing is refused as a person; a person who may move gets the two statuses that do not follow each other.
 */
export function checkMove(pedido: EstadoPedido, para: Movimento, can: Can): MoveCheck {
  const de = positionOf(pedido)
  const found = TRANSICOES.find((each) => each.de === de && each.para === para)
  const params = { de: STATUS_LABELS[de], para: STATUS_LABELS[para], deStatus: de, paraStatus: para }
  if (found ? !can(found.ability) : !MOVE_ABILITIES.some(can))
    return { ok: false, code: 'NOT_PERMITED', params: {} }
  if (!found) return { ok: false, code: 'MOVIMENTO_INVALIDO', params }
  if (found.exigeConcluido && !pedido.concluido) return { ok: false, code: 'PEDIDO_NAO_CONCLUIDO', params }
  return { ok: true, transicao: found }
}

/** The moves that the modal offers to this person now. */
export const allowedMoves = (pedido: EstadoPedido, can: Can): Movimento[] =>
  TRANSICOES.filter((each) => each.de === positionOf(pedido) && checkMove(pedido, each.para, can).ok).map(
    (each) => each.para,
  )

/**
 * WMS status after a move. An outside WMS reports its own work, so with it only our own moves (dispatch and its
 * undoing) write the field.
 */
export function statusAlcisAfter(move: Transicao, current: StatusAlcis, wms: WmsKind): StatusAlcis {
  const ours = wms === 'interno' || move.de === 'EXPEDIDO' || move.para === 'EXPEDIDO'
  return ours && move.statusAlcis !== null ? move.statusAlcis : current
}

/**
 * WMS status of an order just concluded: the built-in warehouse has received it at once; an outside WMS reports it
 * itself.
 */
export const statusAlcisOnConclusion = (wms: WmsKind): StatusAlcis =>
  wms === 'interno' ? 'recebido' : 'não enviado'

/** The stored stage after a move: dispatch leaves FATURADO (decisions 2). */
export const etapaAfter = (move: Transicao): Etapa => (move.para === 'EXPEDIDO' ? 'FATURADO' : move.para)

/** Does an order in this state hold reserved stock? */
export const holdsStock = (pedido: Pick<EstadoPedido, 'etapa' | 'statusAlcis'>): boolean =>
  pedido.etapa !== 'CANCELADO' && pedido.statusAlcis !== 'expedido'
