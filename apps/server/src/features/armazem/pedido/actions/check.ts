import { PedidoStatus, StatusAlcis } from '@app/contract/armazem/pedido'
import type { Movimento, PedidoUpdate } from '@app/contract/armazem/pedido'
import { canReopen, checkMove, effectiveStatus, isReadOnly, lockedFields } from '@app/rules/armazem/pedido'
import type { PartePedido, EstadoPedido, Transicao } from '@app/rules/armazem/pedido'
import { z } from 'zod'
import type { Context } from '../../../../platform/context.ts'
import { fieldMessage, refuse, refuseField, refuseFields } from '../../../../platform/http/errors.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { demandVersao, versaoSent } from '../../../../platform/versao.ts'
import type { PedidoRow } from '../store/read.ts'
import { toPedido } from '../view.ts'

/** An old version in the words of orders (S4-118). */
const ALTERADO = 'Este pedido foi alterado por outra pessoa'

/** Refuses an old version with the current order; answers the sent version, if any. */
export const demandPedidoVersao = async (
  db: Executor,
  ctx: Context,
  atual: PedidoRow,
  body?: unknown,
): Promise<number | undefined> => {
  const sent = versaoSent(ctx, body)
  const { id, versao, alteradoPor, ultimaAtualizacao: alteradoEm } = atual
  const registro = { entidade: 'pedido', id, versao, alteradoPor, alteradoEm }
  await demandVersao(db, registro, sent, () => toPedido(atual, ctx), ALTERADO)
  return sent
}

const StatusSent = z.object({
  status: PedidoStatus.nullish().catch(undefined),
  statusAlcis: StatusAlcis.nullish().catch(undefined),
})
type StatusSent = Pick<PedidoUpdate, 'status' | 'statusAlcis'>

/** A form sends the effective status or the stored stage back, so neither is a change (decisions 7). */
const sameStatus = (atual: PedidoRow, { status }: StatusSent, now: Date): boolean =>
  status === undefined ||
  status === null ||
  status === atual.etapa ||
  status === effectiveStatus(atual, atual, now)

/**
 * The hand-over sets 'recebido' without a new version, so a form that was read before it sends 'não enviado' back,
 * which is no change.
 */
const sameAlcis = ({ statusAlcis: stored }: PedidoRow, { statusAlcis }: StatusSent): boolean =>
  statusAlcis === undefined ||
  statusAlcis === null ||
  statusAlcis === stored ||
  (statusAlcis === 'não enviado' && stored === 'recebido')

/** Only people who may move orders may send a status; this is checked before the other fields (decisions 6). */
export const checkStatusRight = (ctx: Context, atual: PedidoRow, body: unknown): void => {
  const sent = StatusSent.safeParse(body)
  if (!sent.success || ctx.usuario.tipo === 'interno') return
  if (!sameStatus(atual, sent.data, ctx.now())) refuseField('status', 'NOT_PERMITED')
  if (!sameAlcis(atual, sent.data)) refuseField('statusAlcis', 'NOT_PERMITED')
}

const movimentoOfAlcis = (atual: PedidoRow, sent: StatusAlcis): Movimento => {
  if (sent === 'expedido') return 'EXPEDIDO'
  if (sent === 'conferido' && atual.statusAlcis === 'expedido') return 'FATURADO'
  // Only the moves themselves or the WMS write the other values.
  return refuseField('statusAlcis', 'MOVIMENTO_INVALIDO', { de: atual.statusAlcis, para: sent })
}

/** The move in a save, if any: a stage name in `status`, dispatch and its undoing in `statusAlcis`. */
export const movimentoAsked = (atual: PedidoRow, sent: StatusSent, now: Date): Movimento | undefined => {
  const byAlcis = sameAlcis(atual, sent) || !sent.statusAlcis ? undefined : sent.statusAlcis
  if (sameStatus(atual, sent, now) || !sent.status)
    return byAlcis === undefined ? undefined : movimentoOfAlcis(atual, byAlcis)
  if (byAlcis !== undefined)
    refuseField('statusAlcis', 'MOVIMENTO_INVALIDO', { de: atual.statusAlcis, para: byAlcis })
  if (sent.status === 'SEPARACAO_ATRASADA' || sent.status === 'FATURAMENTO_ATRASADO')
    // The late status is computed, so only the current one may be sent back.
    return refuseField('status', 'OPCAO_INVALIDA')
  return sent.status
}

/** The listed move, or a refusal that names it. */
export const demandMove = (estado: EstadoPedido, para: Movimento, { can }: Context): Transicao => {
  const check = checkMove(estado, para, can)
  return check.ok ? check.transicao : refuse(check.code, check.params)
}

/** Whether these fields may change now: view mode first, then the locks of a concluded order (spec §4). */
export const checkLocks = (
  { usuario, can }: Context,
  atual: PedidoRow,
  campos: readonly PartePedido[],
): void => {
  if (campos.length === 0) return
  if (isReadOnly(atual, usuario.tipo)) refuse('PEDIDO_SOMENTE_LEITURA')
  const locked = lockedFields(atual, usuario.tipo, can)
  const wrong = campos.filter((campo) => locked.has(campo))
  if (wrong.includes('concluido') && atual.etapa === 'CRIADO' && !canReopen(atual, can))
    refuseField('concluido', 'NOT_PERMITED')
  if (wrong.length > 0) refuseFields(wrong.map((campo) => fieldMessage(campo, 'PEDIDO_CONCLUIDO')))
}

/** The company of an order never changes, because its lines use that company's stock. */
export const checkCliente = ({ usuario }: Context, atual: PedidoRow, { cliente }: PedidoUpdate): void => {
  if (usuario.tipo === 'interno' && cliente && cliente.id !== atual.clienteId)
    refuseField('cliente', 'CLIENTE_FIXO')
}
