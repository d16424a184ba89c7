import { type Contagem, type ContagemLinhasInput, MOTIVO_AJUSTE_LABELS } from '@app/contract/armazem/contagem'
import type { PedirAjusteInput, SituacaoContada } from '@app/contract/armazem/contagem'
import { contaQueVale, diferencaDe, isOutraPessoa, situacaoDe } from '@app/rules/armazem/contagem'
import type { Json } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { enterDiferencas } from '../../estoque/index.ts'
import { demandLigada } from '../../separacao/index.ts'
import * as linhas from '../store/linhas.ts'
import type { LinhaRow } from '../store/linhas.ts'
import { findContagem, lockContagem, setEncerrada, setMudada } from '../store/lista.ts'
import { toContagem } from './view.ts'

const read = async (db: Executor, ctx: Context, id: number): Promise<Contagem> => {
  const resumo = (await findContagem(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  return toContagem(resumo, await linhas.listLinhas(db, ctx.scope, id), ctx)
}

/** Both counts beside the ledger of their moments, for the people who decide. */
export const getContagem = async (ctx: Context, id: number): Promise<Contagem> => {
  await demandLigada(ctx.db, ctx, 'contagem')
  return read(ctx.db, ctx, id)
}

/** A lot as the list's history names it. */
const loteOf = ({ codigoProduto, lote }: LinhaRow): string => `${codigoProduto} ${lote || 'sem lote'}`

const record = (db: Executor, ctx: Context, { id, versao }: { id: number; versao: number }, atos: Json[]) =>
  recordChange(db, ctx, {
    entidade: 'contagem',
    id,
    versao: versao + 1,
    clienteId: null,
    mudancas: atos.map((para) => ({ campo: 'contagem', para })),
  })

/** The chosen lots of an open list, locked; each must stand in one of these situations. */
const lockChosen = async (
  db: Executor,
  ctx: Context,
  id: number,
  ids: readonly number[],
  situacoes: readonly SituacaoContada[],
) => {
  await demandLigada(db, ctx, 'contagem')
  const contagem = (await lockContagem(db, ctx.scope, id, 'mudar')) ?? refuse('NOT_FOUND')
  if (contagem.encerrada) refuse('INVENTARIO_ENCERRADO', { contagem: id })
  const wanted = new Set(ids)
  const chosen = (await linhas.listLinhas(db, ctx.scope, id)).filter((linha) => wanted.has(linha.id))
  if (chosen.length !== wanted.size) refuse('NOT_FOUND')
  const wrong = chosen.find((linha) => !situacoes.includes(situacaoDe(linha)))
  if (wrong) refuse('INVENTARIO_MUDOU', { lote: loteOf(wrong) })
  return { contagem, chosen }
}

/** Asks for the adjustment of confirmed differences, each with its reason. */
export const requestAjuste = (
  ctx: Context,
  id: number,
  { linhas: pedidas }: PedirAjusteInput,
): Promise<Contagem> =>
  ctx.transaction(async (db) => {
    const ids = pedidas.map((linha) => linha.id)
    const { contagem, chosen } = await lockChosen(db, ctx, id, ids, ['DIFERENTE', 'PEDIDA'])
    await linhas.setPedidas(db, pedidas, ctx.usuario.id)
    await setMudada(db, id)
    const motivos = new Map(pedidas.map((linha) => [linha.id, MOTIVO_AJUSTE_LABELS[linha.motivo]]))
    const atos = chosen.map((linha) => ({
      ato: 'pedida',
      lote: loteOf(linha),
      motivo: motivos.get(linha.id) ?? null,
    }))
    await record(db, ctx, contagem, atos)
    return read(db, ctx, id)
  })

/** Another person lets what was asked for into the ledger. */
export const approveAjuste = (
  ctx: Context,
  id: number,
  { linhas: ids }: ContagemLinhasInput,
): Promise<Contagem> =>
  ctx.transaction(async (db) => {
    const { contagem, chosen } = await lockChosen(db, ctx, id, ids, ['PEDIDA'])
    const own = chosen.find((linha) => !isOutraPessoa(linha, ctx.usuario.id))
    if (own) refuse('INVENTARIO_OUTRA_PESSOA', { lote: loteOf(own) })
    const diferencas = chosen.flatMap((linha) => {
      const vale = contaQueVale(linha)
      if (!vale || linha.motivo === null) return []
      const motivo = `Contagem ${id}: ${MOTIVO_AJUSTE_LABELS[linha.motivo]}`
      return [{ saldoId: linha.saldo, diferenca: diferencaDe(vale), motivo, lote: loteOf(linha) }]
    })
    await enterDiferencas(db, ctx, diferencas)
    await linhas.setAprovadas(db, ids, ctx.usuario.id, ctx.now())
    await setMudada(db, id)
    const atos = diferencas.map(({ lote, diferenca, motivo }) => ({
      ato: 'aprovada',
      lote,
      diferenca,
      motivo,
    }))
    await record(db, ctx, contagem, atos)
    return read(db, ctx, id)
  })

/** The adjustment is not made; the difference is to be decided anew. */
export const rejectAjuste = (
  ctx: Context,
  id: number,
  { linhas: ids }: ContagemLinhasInput,
): Promise<Contagem> =>
  ctx.transaction(async (db) => {
    const { contagem, chosen } = await lockChosen(db, ctx, id, ids, ['PEDIDA'])
    await linhas.clearPedidas(db, ids)
    await setMudada(db, id)
    await record(
      db,
      ctx,
      contagem,
      chosen.map((linha) => ({ ato: 'recusada', lote: loteOf(linha) })),
    )
    return read(db, ctx, id)
  })

/** The second counts begin anew; what was counted stays in the history. */
export const recountLotes = (
  ctx: Context,
  id: number,
  { linhas: ids }: ContagemLinhasInput,
): Promise<Contagem> =>
  ctx.transaction(async (db) => {
    const { contagem, chosen } = await lockChosen(db, ctx, id, ids, ['DIFERENTE', 'PEDIDA'])
    await linhas.deleteSegundas(db, ids)
    await linhas.clearPedidas(db, ids)
    await setMudada(db, id)
    const atos = chosen.map((linha) => ({
      ato: 'recontada',
      lote: loteOf(linha),
      contado: linha.segunda?.quantidade ?? null,
    }))
    await record(db, ctx, contagem, atos)
    return read(db, ctx, id)
  })

/** Ends a list. What differs and was not adjusted stays as the ledger has it, and its lots may be counted anew. */
export const closeContagem = (ctx: Context, id: number): Promise<Contagem> =>
  ctx.transaction(async (db) => {
    const contagem = (await lockContagem(db, ctx.scope, id, 'mudar')) ?? refuse('NOT_FOUND')
    if (contagem.encerrada) return read(db, ctx, id)
    const rows = await linhas.listLinhas(db, ctx.scope, id)
    const pedida = rows.find((linha) => situacaoDe(linha) === 'PEDIDA')
    if (pedida) refuse('INVENTARIO_PEDIDA', { lote: loteOf(pedida) })
    await setEncerrada(db, id, ctx.usuario.id, ctx.now())
    const open = rows.filter((linha) => !['IGUAL', 'AJUSTADA'].includes(situacaoDe(linha)))
    await record(db, ctx, contagem, [{ ato: 'encerrada', semAjuste: open.length }])
    return read(db, ctx, id)
  })
