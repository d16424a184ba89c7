import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import { isExpired, reservaDiff, sortFefo } from '@app/rules/armazem/estoque'
import { addQuantity, subtractQuantity } from '@app/rules/casca/quantidade'
import type { LinhaReserva } from '@app/rules/armazem/estoque'
import type { PoliticaEstoque } from '@app/rules/armazem/pedido'
import { localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { findProdutoByOmni, listSaldos, type MovimentoEstoque, type SaldoRow } from './store.ts'

/** Today in the warehouse's time zone: the one rule for 'expired' on every path. */
export const hojeOf = ({ now, config }: Pick<Context, 'now' | 'config'>): string =>
  localDay(now(), config.TZ_EXIBICAO)

const toEntry = (row: SaldoRow, { fefo, permiteVencido }: PoliticaEstoque, hoje: string): EstoqueEntry => ({
  id: row.id,
  lote: row.lote,
  dataDeValidade: row.validade,
  quantidadeDisponivel: addQuantity(subtractQuantity(row.quantidade, row.reservado), row.proprio),
  quantidade: row.proprio,
  vencido: isExpired(row.validade, hoje),
  bloqueado: row.bloqueado,
  condicao: row.condicao,
  permitido: !row.bloqueado && (permiteVencido || !isExpired(row.validade, hoje)),
  fefo,
  reservas: row.reservas,
})

/** The lots of a product: earliest expiry first, expired ones last, those without free stock only on request. */
export const listEstoque = async (
  ctx: Context,
  codigoOmni: string,
  { pedido, todos }: { pedido?: number | undefined; todos: boolean },
): Promise<EstoqueEntry[]> => {
  const produto = (await findProdutoByOmni(ctx.db, ctx.scope, codigoOmni)) ?? refuse('NOT_FOUND')
  const rows = await listSaldos(ctx.db, ctx.scope, produto.id, pedido ?? null)
  const hoje = hojeOf(ctx)
  return sortFefo(rows.map((row) => toEntry(row, produto, hoje))).filter(
    ({ quantidadeDisponivel }) => todos || quantidadeDisponivel > 0,
  )
}

/** The ledger rows for changed lines of an order: reserve more, release less. */
export const reservaMovimentos = (
  before: readonly LinhaReserva[],
  after: readonly LinhaReserva[],
): MovimentoEstoque[] =>
  reservaDiff(before, after).map(({ saldoId, delta }) => ({
    saldoId,
    tipo: delta > 0 ? 'RESERVA' : 'LIBERACAO',
    fisico: 0,
    reservado: delta,
  }))

/** Dispatch: the goods leave both the physical and the reserved quantity. */
export const saidaMovimentos = (linhas: readonly LinhaReserva[]): MovimentoEstoque[] =>
  reservaDiff([], linhas).map(({ saldoId, delta }) => ({
    saldoId,
    tipo: 'SAIDA',
    fisico: -delta,
    reservado: -delta,
  }))

/** Undone dispatch: the goods return, and the order holds them again. */
export const estornoMovimentos = (linhas: readonly LinhaReserva[]): MovimentoEstoque[] =>
  reservaDiff([], linhas).map(({ saldoId, delta }) => ({
    saldoId,
    tipo: 'ESTORNO',
    fisico: delta,
    reservado: delta,
  }))
