import type { PedidoExportRequest } from '@app/contract/armazem/pedido'
import type { Context } from '../../../../platform/context.ts'
import { columnsAsked, recorteOf } from '../../../../platform/http/answers/csv.ts'
import { pedidoColumns, writePedidoLines } from '../store/export.ts'
import { countPedidos, listPedidoKeys, type Ordem } from '../store/list.ts'
import { filtroOf } from './list.ts'

/** The list's own columns (spec §2). */
const USUAL = ['numeroPedido', 'cliente.nomeFantasia', 'statusAlcis']

/** The contents of an order export: which columns, and which orders by the list's filters. */
export const exportPedidos = async (ctx: Context, asked: PedidoExportRequest) => {
  const now = ctx.now()
  const columns = columnsAsked(pedidoColumns(now), USUAL, asked)
  const csv = { columns, zone: ctx.config.TZ_EXIBICAO }
  const filtro = { ...filtroOf(ctx, asked.filter ?? {}), ...recorteOf(asked) }
  const ordem: Ordem = { sort: asked.order ?? 'numeroPedido', direction: asked.direction ?? 'desc' }
  const corte = { ...ordem, limit: asked.pageSize, offset: asked.page * asked.pageSize }
  const keys = await listPedidoKeys(ctx.db, ctx.scope, filtro, now, corte, csv)
  const total = await countPedidos(ctx.db, ctx.scope, filtro, now)
  const write = (some: string) => writePedidoLines(ctx.db, ctx.scope, ordem, now, csv, some)
  return { name: 'pedidos', columns, keys, total, write }
}
