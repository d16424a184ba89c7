import type { Pedido, PedidoPassagem } from '@app/contract/armazem/pedido'
import { isReadOnly } from '@app/rules/armazem/pedido'
import type { Context } from '../../../../platform/context.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { findPedido, findPedidos, listPassagens, nextNumero } from '../store/read.ts'
import { toPedido } from '../view.ts'

const getRow = async (ctx: Context, id: number) =>
  (await findPedido(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')

export const getPedido = async (ctx: Context, id: number): Promise<Pedido> =>
  toPedido(await getRow(ctx, id), ctx)

/** The progress of an order with times, from its history. */
export const listAndamento = async (ctx: Context, id: number): Promise<PedidoPassagem[]> => {
  await getRow(ctx, id)
  const rows = await listPassagens(ctx.db, id)
  return rows.map(({ situacao, em }) => ({ situacao, em: em.toISOString() }))
}

/** Whole orders for one print, in the requested order; orders that this person may not see are left out. */
export const listImpressao = async (ctx: Context, ids: readonly number[]): Promise<Pedido[]> => {
  const rows = new Map((await findPedidos(ctx.db, ctx.scope, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [toPedido(row, ctx)] : []
  })
}

/** `viewMode/{id}`: true when this person may only read the order. */
export const isViewMode = async (ctx: Context, id: number): Promise<boolean> =>
  isReadOnly(await getRow(ctx, id), ctx.usuario.tipo)

/** `concluido/{id}`: true once the completed registration is saved. */
export const isConcluido = async (ctx: Context, id: number): Promise<boolean> =>
  (await getRow(ctx, id)).concluido

export const nextNumeroPedido = (ctx: Context): Promise<number> => nextNumero(ctx.db)
