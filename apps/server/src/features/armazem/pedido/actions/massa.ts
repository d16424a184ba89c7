import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { PedidoEscolha, PedidoMassa } from '@app/contract/armazem/pedido'
import { ESCOLHA_MAXIMO } from '@app/contract/casca/massa'
import type { EscolhaResposta, Escolhidos, MassaResposta } from '@app/contract/casca/massa'
import { positionOf } from '@app/rules/armazem/pedido'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { asAsked, inMassa, inOrder } from '../../../../platform/massa.ts'
import { lockSaldos, reservaMovimentos } from '../../estoque/index.ts'
import { countPedidos, listPedidoIds } from '../store/list.ts'
import { lockPedidos, type PedidoRow } from '../store/read.ts'
import { demandPedidoVersao } from './check.ts'
import { withFiles, type FileWork } from './files.ts'
import { filtroOf } from './list.ts'
import { removeLocked } from './remove.ts'
import { moveLocked } from './update.ts'

/** The orders that a filter finds, for an act on all of them. */
export const escolhePedidos = async (
  ctx: Context,
  { filter, menos }: PedidoEscolha,
): Promise<EscolhaResposta> => {
  const now = ctx.now()
  const filtro = filtroOf(ctx, filter ?? {})
  const left = menos && menos.length > 0 ? { ...filtro, recorte: { menos } } : filtro
  const ids = await listPedidoIds(ctx.db, ctx.scope, left, now, ESCOLHA_MAXIMO)
  const total = ids.length < ESCOLHA_MAXIMO ? ids.length : await countPedidos(ctx.db, ctx.scope, left, now)
  return { ids, total }
}

/**
 * Dispatch, its undoing, cancelling and deleting move balances, so the balances of all orders are locked first, in one
 * order.
 */
const MOVES_STOCK: ReadonlySet<string> = new Set(['EXPEDIDO', 'CANCELADO', 'FATURADO'])

const lockStock = async (db: Executor, rows: readonly PedidoRow[], ato: PedidoMassa): Promise<void> => {
  if (ato.ato === 'mover' && !MOVES_STOCK.has(ato.para)) return
  const movimentos = rows.flatMap(({ itens }) => reservaMovimentos(itens, []))
  if (movimentos.length > 0) await lockSaldos(db, movimentos)
}

const actOf =
  (db: Executor, ctx: Context, ato: PedidoMassa, work: FileWork) =>
  async (row: PedidoRow, sent: Escolhidos[number]) => {
    await demandPedidoVersao(db, { ...ctx, ifMatch: undefined }, row, sent)
    if (ato.ato === 'excluir') {
      if (row.concluido || row.etapa !== 'CRIADO') refuse('PEDIDO_NAO_EXCLUI')
      await removeLocked(db, ctx, row, work)
      return { texto: 'Excluído', versao: null, volta: null }
    }
    const de = positionOf(row)
    const { versao, proximosStatus } = await moveLocked(db, ctx, row, ato.para, work)
    return { texto: STATUS_LABELS[ato.para], versao, volta: proximosStatus.includes(de) ? de : null }
  }

/**
 * One act on many orders: each is locked and checked as if it were the only one, and a refusal does not stop the
 * others.
 */
export const massaDePedidos = (ctx: Context, ato: PedidoMassa): Promise<MassaResposta> =>
  withFiles(ctx, [], (work) =>
    ctx.transaction(async (db) => {
      const registros = inOrder(ato.registros)
      const rows = await lockPedidos(
        db,
        ctx.scope,
        registros.map(({ id }) => id),
      )
      await lockStock(db, rows, ato)
      const linhas = await inMassa(db, {
        registros,
        rows: new Map(rows.map((row) => [row.id, row])),
        nameOf: ({ numeroPedido, nomeFantasia }) => ({
          nome: String(numeroPedido),
          detalhe: nomeFantasia,
        }),
        act: actOf(db, ctx, ato, work),
      })
      return { linhas: asAsked(ato.registros, linhas) }
    }),
  )
