import { addQuantity, formatQuantidade } from '@app/rules/casca/quantidade'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { moveEstoque } from '../store.ts'
import { lockSaldo } from '../store/razao.ts'
import { recordSaldo } from './razao.ts'

/** By how much the shelf differs from the ledger, and the words that the ledger keeps. */
export type Diferenca = { saldoId: number; diferenca: number; motivo: string }

/**
 * Enters what counts found into the ledger, all of it or nothing. A difference is added to what the balance is now, so
 * that what orders moved since the count stays moved. It is refused when open orders hold more than would be left.
 */
export const enterDiferencas = async (
  db: Executor,
  ctx: Context,
  diferencas: readonly Diferenca[],
): Promise<void> => {
  for (const { saldoId, diferenca, motivo } of diferencas.toSorted((a, b) => a.saldoId - b.saldoId)) {
    const saldo = (await lockSaldo(db, ctx.scope, saldoId)) ?? refuse('NOT_FOUND')
    const para = addQuantity(saldo.quantidade, diferenca)
    if (para < saldo.reservado) {
      const lote = saldo.lote || 'sem lote'
      refuse('INVENTARIO_ABAIXO', { lote, reservado: formatQuantidade(saldo.reservado) })
    }
    const origem = { pedidoId: null, usuarioId: ctx.usuario.id, now: ctx.now(), motivo }
    await moveEstoque(db, [{ saldoId, tipo: 'AJUSTE', fisico: diferenca, reservado: 0 }], origem)
    await recordSaldo(db, ctx, saldo, { de: saldo.quantidade, para, motivo })
  }
}
