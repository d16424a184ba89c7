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

/** How far an order has come and since when, out of its history. */
export const listAndamento = async (ctx: Context, id: number): Promise<PedidoPassagem[]> => {
  await getRow(ctx, id)
  const rows = await listPassagens(ctx.db, id)
  return rows.map(({ situacao, em }) => ({ situacao, em: em.toISOString() }))
}

/** Orders whole for one run of the printer, in the order asked; what this person does not see is left out. */
export const listImpressao = async (ctx: Context, ids: readonly number[]): Promise<Pedido[]> => {
  const rows = new Map((await findPedidos(ctx.db, ctx.scope, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [toPedido(row, ctx)] : []
  })
}

/** `viewMode/{id}`: true when this person may only look at the order. */
export const isViewMode = async (ctx: Context, id: number): Promise<boolean> =>
  isReadOnly(await getRow(ctx, id), ctx.usuario.tipo)

/** `concluido/{id}`: true once the completed registration is saved. */
export const isConcluido = async (ctx: Context, id: number): Promise<boolean> =>
  (await getRow(ctx, id)).concluido

export const nextNumeroPedido = (ctx: Context): Promise<number> => nextNumero(ctx.db)
