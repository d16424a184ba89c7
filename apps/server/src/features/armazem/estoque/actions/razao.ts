import type {
  AjusteInput,
  EnderecoInput,
  Extrato,
  LoteInput,
  Movimentacao,
  Saldo,
} from '@app/contract/armazem/estoque'
import type { PageQuery } from '@app/contract/casca/paging'
import { isExpired } from '@app/rules/armazem/estoque'
import { formatQuantidade, isWhole, subtractQuantity } from '@app/rules/casca/quantidade'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { halPage } from '../../../../platform/http/answers/hal.ts'
import { hojeOf } from '../actions.ts'
import { moveEstoque } from '../store.ts'
import {
  existsProduto,
  findSaldo,
  listFisicos,
  listReservas,
  insertSaldo,
  setEndereco,
  listSaldosOfProduto,
  lockSaldo,
  type MovimentoRow,
  pageMovimentos,
  readAtOneInstant,
  type SaldoWhole,
} from '../store/razao.ts'

const toSaldo = (row: SaldoWhole, hoje: string): Saldo => ({
  id: row.id,
  lote: row.lote,
  dataDeValidade: row.validade,
  fisico: row.quantidade,
  reservado: row.reservado,
  disponivel: row.bloqueado ? 0 : subtractQuantity(row.quantidade, row.reservado),
  vencido: isExpired(row.validade, hoje),
  bloqueado: row.bloqueado,
  condicao: row.condicao,
  endereco: row.endereco,
})

const toMovimentacao = (row: MovimentoRow, { scope }: Context): Movimentacao => ({
  id: row.id,
  tipo: row.tipo,
  fisico: row.fisico,
  reservado: row.reservado,
  em: row.em.toISOString(),
  pedido:
    row.pedidoId === null || row.numeroPedido === null
      ? null
      : { id: row.pedidoId, numeroPedido: row.numeroPedido },
  // Notes are only for staff: a client user could not open them.
  nota:
    scope.tipo !== 'tudo' || row.notaId === null || row.numeroNota === null
      ? null
      : { id: row.notaId, numero: String(row.numeroNota) },
  motivo: row.motivo,
  usuario: scope.tipo === 'tudo' ? row.usuario : null,
})

export const listSaldosWhole = async (ctx: Context, produtoId: number): Promise<Saldo[]> => {
  if (!(await existsProduto(ctx.db, ctx.scope, produtoId))) refuse('NOT_FOUND')
  const rows = await listSaldosOfProduto(ctx.db, ctx.scope, produtoId)
  return rows.map((row) => toSaldo(row, hojeOf(ctx)))
}

/** 'Por que tenho 7?': the sum, read at one instant so that it always adds up. */
export const getExtrato = (ctx: Context, saldoId: number): Promise<Extrato> =>
  ctx.transaction(async (db) => {
    await readAtOneInstant(db)
    const saldo = (await findSaldo(db, ctx.scope, saldoId)) ?? refuse('NOT_FOUND')
    const { movimentos, anteriores } = await listFisicos(db, saldoId)
    return {
      saldo: toSaldo(saldo, hojeOf(ctx)),
      anteriores,
      movimentos: movimentos.toReversed().map((row) => toMovimentacao(row, ctx)),
      reservas: await listReservas(db, saldoId),
    }
  })

/** The whole ledger of a balance, newest first. */
export const listMovimentos = async (ctx: Context, saldoId: number, { page, size }: PageQuery) => {
  if (!(await findSaldo(ctx.db, ctx.scope, saldoId))) refuse('NOT_FOUND')
  const { content, total } = await pageMovimentos(ctx.db, saldoId, page, size)
  const shown = content.map((row) => toMovimentacao(row, ctx))
  return halPage('movimentos', { content: shown, total, page, size }, `/estoque/saldos/${saldoId}/movimentos`)
}

type Contado = Pick<SaldoWhole, 'produtoId' | 'clienteId' | 'lote' | 'unidade' | 'produtoVersao'>

/** The product's history records a quantity that was set by hand. */
export const recordSaldo = (
  db: Executor,
  ctx: Context,
  { produtoId: id, clienteId, lote, unidade, produtoVersao: versao }: Contado,
  told: { de: number; para: number; motivo: string },
): Promise<void> => {
  const mudancas = [{ campo: 'saldo', acao: 'ajustado' as const, para: { lote, unidade, ...told } }]
  return recordChange(db, ctx, { entidade: 'produto', id, versao, clienteId, mudancas })
}

type QuantidadeNova = { tipo: 'AJUSTE' | 'ENTRADA'; quantidade: number; motivo: string }

/** The difference becomes a row of the ledger. */
const setQuantidade = async (
  db: Executor,
  ctx: Context,
  saldo: SaldoWhole,
  { tipo, quantidade, motivo }: QuantidadeNova,
): Promise<Saldo> => {
  const fisico = subtractQuantity(quantidade, saldo.quantidade)
  const origem = { pedidoId: null, usuarioId: ctx.usuario.id, now: ctx.now(), motivo }
  await moveEstoque(db, [{ saldoId: saldo.id, tipo, fisico, reservado: 0 }], origem)
  await recordSaldo(db, ctx, saldo, { de: saldo.quantidade, para: quantidade, motivo })
  return toSaldo({ ...saldo, quantidade }, hojeOf(ctx))
}

/**
 * A new count of a lot: the difference becomes a row of the ledger. The count must cover what orders hold, and it is
 * refused when goods have moved since the person looked.
 */
export const adjustSaldo = (
  ctx: Context,
  saldoId: number,
  { quantidade, esperado, motivo }: AjusteInput,
): Promise<Saldo> =>
  ctx.transaction(async (db) => {
    const saldo = (await lockSaldo(db, ctx.scope, saldoId)) ?? refuse('NOT_FOUND')
    // What waits for a decision, and what is blocked, changes by another person's decision alone.
    if (saldo.condicao !== 'livre')
      refuseField('quantidade', saldo.condicao === 'inspecao' ? 'LOTE_EM_INSPECAO' : 'LOTE_PRESO')
    if (saldo.inteiro && !isWhole(quantidade)) refuseField('quantidade', 'QUANTIDADE_INTEIRA')
    if (saldo.quantidade !== esperado)
      refuseField('quantidade', 'SALDO_MUDOU', { quantidade: formatQuantidade(saldo.quantidade) })
    if (quantidade === saldo.quantidade) refuseField('quantidade', 'AJUSTE_IGUAL')
    if (quantidade < saldo.reservado)
      refuseField('quantidade', 'AJUSTE_ABAIXO', { reservado: formatQuantidade(saldo.reservado) })
    return setQuantidade(db, ctx, saldo, { tipo: 'AJUSTE', quantidade, motivo })
  })

/** Says where a lot stands; the product's history tells it. */
export const placeSaldo = (ctx: Context, saldoId: number, { endereco }: EnderecoInput): Promise<Saldo> =>
  ctx.transaction(async (db) => {
    const saldo = (await lockSaldo(db, ctx.scope, saldoId)) ?? refuse('NOT_FOUND')
    if (saldo.endereco !== endereco) {
      await setEndereco(db, saldoId, endereco)
      const { produtoId: id, clienteId, produtoVersao: versao } = saldo
      const mudancas = [{ campo: 'endereco', de: saldo.endereco, para: endereco }]
      await recordChange(db, ctx, { entidade: 'produto', id, versao, clienteId, mudancas })
    }
    return toSaldo({ ...saldo, endereco }, hojeOf(ctx))
  })

/** Opens a new lot of the product with its first quantity. */
export const openLote = (
  ctx: Context,
  produtoId: number,
  { lote, dataDeValidade, quantidade, motivo }: LoteInput,
): Promise<Saldo> =>
  ctx.transaction(async (db) => {
    if (!(await existsProduto(db, ctx.scope, produtoId))) refuse('NOT_FOUND')
    const created = await insertSaldo(db, produtoId, lote, dataDeValidade)
    const saldo = (await lockSaldo(db, ctx.scope, created.id)) ?? refuse('NOT_FOUND')
    if (!created.novo) refuseField('lote', 'LOTE_EXISTE', { quantidade: formatQuantidade(saldo.quantidade) })
    if (saldo.inteiro && !isWhole(quantidade)) refuseField('quantidade', 'QUANTIDADE_INTEIRA')
    return setQuantidade(db, ctx, saldo, { tipo: 'ENTRADA', quantidade, motivo })
  })
