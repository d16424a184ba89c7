import type { Condicao } from '@app/contract/armazem/estoque'
import { DECISAO_INSPECAO_LABELS, decisoesDe } from '@app/contract/armazem/inspecao'
import type { DecidirInspecaoInput, Inspecao, Inspecoes } from '@app/contract/armazem/inspecao'
import { formatQuantidade, isWhole, subtractQuantity } from '@app/rules/casca/quantidade'
import { audit, recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import { notifyChange } from '../../../platform/push/push.ts'
import { lockOrCreateSaldos, lockSaldos, moveEstoque, type MovimentoEstoque } from '../estoque/index.ts'
import * as store from './store.ts'

/** More than a warehouse lets wait, and what was decided lately. */
const ABERTAS = 300
const DECIDIDAS = 50

const toInspecao = (row: store.InspecaoRow, { usuario }: Context): Inspecao => ({
  id: row.id,
  origem: row.origem,
  cliente: row.cliente,
  produto: row.produto,
  codigoProduto: row.codigoProduto,
  descricao: row.descricao,
  unidade: row.unidade,
  inteiro: row.inteiro,
  lote: row.lote,
  validade: row.validade,
  nota: row.notaId === null ? null : { id: row.notaId, numero: String(row.numero) },
  motivo: row.motivo,
  quantidade: row.quantidade,
  decidido: row.decidido,
  recebidaPor: row.recebidaPor,
  recebidaEm: row.recebidaEm.toISOString(),
  minha: row.recebidaPorId === usuario.id,
  decisoes: row.decisoes.map(({ em, ...decisao }) => ({ ...decisao, em: new Date(em).toISOString() })),
})

export const listInspecoes = async (ctx: Context): Promise<Inspecoes> => {
  const show = (rows: readonly store.InspecaoRow[]) => rows.map((row) => toInspecao(row, ctx))
  return {
    abertas: show(await store.listAbertas(ctx.db, ctx.scope, ABERTAS)),
    bloqueadas: show(await store.listBloqueadas(ctx.db, ctx.scope, ABERTAS)),
    decididas: show(await store.listDecididas(ctx.db, ctx.scope, DECIDIDAS)),
  }
}

/** The balance to which the goods go; it and the one that they leave are locked in the order of their ids. */
const lockDestino = async (db: Executor, row: store.InspecaoRow, condicao: Condicao): Promise<number> => {
  const { clienteId, produto: produtoId, lote, validade } = row
  const lado = { clienteId, produtoId, lote, validade }
  const saldos = await lockOrCreateSaldos(db, [
    { ...lado, condicao },
    { ...lado, condicao: row.condicao },
  ])
  const found = saldos.find((saldo) => saldo.condicao === condicao)
  if (!found) throw new Error('the destination of goods has a balance')
  return found.id
}

/** The acts of a decision stand in the histories of the note and of the product. */
const record = async (
  db: Executor,
  ctx: Context,
  row: store.InspecaoRow,
  { decisao, quantidade, motivo }: DecidirInspecaoInput,
): Promise<void> => {
  const { clienteId, codigoProduto, lote, unidade, notaId } = row
  const item = `${codigoProduto} ${lote ? `lote ${lote}` : 'sem lote'}`
  const destino = DECISAO_INSPECAO_LABELS[decisao]
  const ato = row.origem === 'BLOQUEIO' ? 'desbloqueada' : 'decidida'
  const para = { ato, item, decisao: destino, quantidade, unidade, motivo }
  const mudancas = [{ campo: 'chegada', para }]
  if (notaId !== null) await audit(db, ctx, { entidade: 'nota', entidadeId: notaId, clienteId, mudancas })
  const { produto: id, produtoVersao: versao } = row
  await recordChange(db, ctx, { entidade: 'produto', id, versao, clienteId, mudancas })
  await notifyChange(db, { entidade: 'inspecao', id: row.id, versao: 0, clienteId: null })
}

/** How much of it may be decided, by this person, as asked. */
const check = (ctx: Context, row: store.InspecaoRow, { decisao, quantidade }: DecidirInspecaoInput): void => {
  if (row.recebidaPorId === ctx.usuario.id)
    refuse(row.origem === 'BLOQUEIO' ? 'BLOQUEIO_MESMA_PESSOA' : 'INSPECAO_MESMA_PESSOA')
  if (!decisoesDe(row.origem).includes(decisao)) refuseField('decisao', 'OPCAO_INVALIDA')
  if (row.inteiro && !isWhole(quantidade)) refuseField('quantidade', 'QUANTIDADE_INTEIRA')
  const espera = subtractQuantity(row.quantidade, row.decidido)
  if (quantidade > espera)
    refuseField('quantidade', 'INSPECAO_PASSA', { quantidade: formatQuantidade(espera) })
}

/** Moves the decided part out of the balance in which it waits; answers where it stands then. */
const move = async (
  db: Executor,
  ctx: Context,
  row: store.InspecaoRow,
  { decisao, quantidade, motivo }: DecidirInspecaoInput,
): Promise<number | null> => {
  const sai: MovimentoEstoque = { saldoId: row.saldo, tipo: 'INSPECAO', fisico: -quantidade, reservado: 0 }
  const condicao = store.DESTINOS[decisao]
  const destino = condicao === null ? null : await lockDestino(db, row, condicao)
  if (destino === null) await lockSaldos(db, [sai])
  const { notaId, recebimentoId } = row
  await moveEstoque(db, destino === null ? [sai] : [sai, { ...sai, saldoId: destino, fisico: quantidade }], {
    pedidoId: null,
    usuarioId: ctx.usuario.id,
    now: ctx.now(),
    motivo: `${DECISAO_INSPECAO_LABELS[decisao]}: ${motivo}`,
    ...(notaId !== null && recebimentoId !== null && { nota: { notaId, recebimentoId } }),
  })
  return destino
}

/**
 * Decides on a part of what waits, or on all of it: never who received it. What is blocked then waits for a second
 * decision, by another person than who blocked it.
 */
export const decideInspecao = (ctx: Context, id: number, input: DecidirInspecaoInput): Promise<Inspecao> =>
  ctx.transaction(async (db) => {
    const row = (await store.lockInspecao(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    check(ctx, row, input)
    const destino = await move(db, ctx, row, input)
    const { recebidaPorId, origem } = row
    const ato = { por: ctx.usuario.id, em: ctx.now() }
    await store.insertDecisao(db, id, { ...input, ...ato, recebidaPorId, origem })
    if (input.decisao === 'BLOQUEADO' && destino !== null)
      await store.insertBloqueio(db, id, { ...input, ...ato, saldoId: destino })
    await record(db, ctx, row, input)
    return toInspecao((await store.lockInspecao(db, ctx.scope, id)) ?? refuse('NOT_FOUND'), ctx)
  })
