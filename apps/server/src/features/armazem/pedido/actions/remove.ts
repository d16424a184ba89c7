import { checkDelete, eventosDoPedido, holdsStock, isKnownToWms } from '@app/rules/armazem/pedido'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { lockSaldos, moveEstoque, reservaMovimentos } from '../../estoque/index.ts'
import { requestRetirada, wmsKind } from '../../wms/index.ts'
import { lockPedido, type PedidoRow } from '../store/read.ts'
import { deletePedido } from '../store/write.ts'
import { demandPedidoVersao } from './check.ts'
import { withFiles, type FileWork } from './files.ts'

const release = async (db: Executor, ctx: Context, { id, itens, ...estado }: PedidoRow): Promise<void> => {
  if (!holdsStock(estado)) return
  const movimentos = reservaMovimentos(itens, [])
  await lockSaldos(db, movimentos)
  await moveEstoque(db, movimentos, { pedidoId: id, usuarioId: ctx.usuario.id, now: ctx.now() })
}

/** Deletes a locked order and returns its stock; ledger and audit keep their entries (api.md, Deleting). */
export const removeLocked = async (
  db: Executor,
  ctx: Context,
  atual: PedidoRow,
  { discard }: Pick<FileWork, 'discard'>,
): Promise<void> => {
  const answer = checkDelete(atual, ctx.usuario.tipo, ctx.can)
  if (answer !== 'ok') refuse(answer)
  await release(db, ctx, atual)
  const { id, clienteId, numeroPedido } = atual
  const versao = atual.versao + 1
  if (isKnownToWms(atual, wmsKind(ctx.config))) await requestRetirada(db, id)
  await deletePedido(db, id)
  const mudancas = [{ campo: 'pedido', acao: 'excluido', de: numeroPedido } as const]
  const eventos = eventosDoPedido(mudancas, { ...atual, versao })
  await recordChange(db, ctx, { entidade: 'pedido', id, versao, clienteId, mudancas, eventos })
  for (const { chave } of atual.anexos) discard(chave)
}

/** Deletes one order. */
export const removePedido = (ctx: Context, id: number): Promise<void> =>
  withFiles(ctx, [], (work) =>
    ctx.transaction(async (db) => {
      const atual = (await lockPedido(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
      await demandPedidoVersao(db, ctx, atual)
      await removeLocked(db, ctx, atual, work)
    }),
  )
