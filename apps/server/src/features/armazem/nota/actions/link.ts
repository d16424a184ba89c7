import type { Mudanca } from '@app/rules/casca/auditoria'
import { buffer } from 'node:stream/consumers'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { ReceivedFile } from '../../../../platform/files/read.ts'
import type { FileWork } from '../../../../platform/files/work.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { fillAnexo } from '../../pedido/index.ts'
import { findArquivo } from '../store/arquivo.ts'
import { setPedido } from '../store/nota.ts'
import { hasSaida } from '../store/recebimento.ts'
import { autorOf } from './record.ts'
import { getPedidoToLink } from './pedidos.ts'

type Dona = { id: number; clienteId: number }

/** The original of a stored note, for an order's attachment; it is read before the transaction that attaches it. */
export const readOriginal = async (ctx: Context, notaId: number): Promise<ReceivedFile> => {
  const { chave, filename, contentType } = (await findArquivo(ctx.db, notaId, 'nota')) ?? refuse('NOT_FOUND')
  return { filename, contentType, content: await buffer(await ctx.files.open(chave)) }
}

/**
 * Links a note to the order that it invoices and fills the order's NF if that is empty and may still be filled
 * (decisions 16). It refuses when the receipt already took the goods out, because the order would take them out a
 * second time.
 */
export const linkPedido = async (
  db: Executor,
  ctx: Context,
  { id, clienteId }: Dona,
  pedidoId: number,
  { file, work }: { file: ReceivedFile; work: FileWork },
): Promise<Mudanca[]> => {
  if (await hasSaida(db, id)) refuseField('pedido', 'NOTA_PEDIDO_SAIU')
  const numeroPedido = await getPedidoToLink(db, ctx, pedidoId, clienteId)
  await setPedido(db, id, pedidoId, autorOf(ctx))
  await fillAnexo(db, ctx, { id: pedidoId, campo: 'nf' }, file, work)
  return [{ campo: 'pedido', de: null, para: numeroPedido }]
}
