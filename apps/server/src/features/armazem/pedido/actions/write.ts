import type { AnexoCampo } from '@app/contract/armazem/pedido'
import { diffPedido } from '@app/rules/armazem/pedido'
import type { Mudanca } from '@app/rules/casca/auditoria'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { MovimentoEstoque } from '../../estoque/index.ts'
import type { PedidoRow } from '../store/read.ts'
import { updatePedido, type AnexoNovo, type PedidoDados } from '../store/write.ts'
import { mergeAnexos } from './anexos.ts'
import { toLinhas, withItemIds, type ItemNovo } from './itens.ts'
import { nomeOf, recordPedido, toAuditado } from './record.ts'

export type PedidoMudado = {
  dados: PedidoDados
  /** Undefined leaves the lines unchanged. */
  itens?: readonly ItemNovo[] | undefined
  anexos?: readonly AnexoNovo[]
  semAnexos?: readonly AnexoCampo[]
  movimentos?: readonly MovimentoEstoque[]
  /** Entries beyond the comparison of before and after. */
  mudancas?: readonly Mudanca[]
  /** Hand the order over to the WMS. */
  entregar?: boolean
}

/** Writes a locked order with everything that belongs to it, and answers the new state. */
export const writePedido = async (
  db: Executor,
  ctx: Context,
  antes: PedidoRow,
  depois: PedidoMudado,
): Promise<PedidoRow> => {
  const {
    dados,
    itens,
    anexos = [],
    semAnexos = [],
    movimentos = [],
    mudancas = [],
    entregar = false,
  } = depois
  const now = ctx.now()
  const { versao, itemIds, anexoIds } = await updatePedido(db, antes, {
    dados,
    linhas: itens && toLinhas(itens),
    anexos,
    semAnexos,
    movimentos,
    usuarioId: ctx.usuario.id,
    now,
  })
  const saved: PedidoRow = {
    ...antes,
    ...dados,
    versao,
    ultimaAtualizacao: now,
    alteradoPor: nomeOf(ctx),
    itens: itens ? withItemIds(itens, itemIds) : antes.itens,
    anexos: mergeAnexos(antes.anexos, anexos, semAnexos, anexoIds),
  }
  const diff = diffPedido(toAuditado(antes), toAuditado(saved))
  const concluiu = saved.concluido && !antes.concluido
  await recordPedido(db, ctx, saved, { mudancas: [...diff, ...mudancas], entregar, concluiu })
  return saved
}
