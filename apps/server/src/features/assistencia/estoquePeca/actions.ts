import {
  type AjustePecaInput,
  type EstoquePeca,
  type EstoquePecaInput,
  MinimoPecaInput,
} from '@app/contract/assistencia/estoquePeca'
import type { PageQuery } from '@app/contract/casca/paging'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { halPage, self } from '../../../platform/http/answers/hal.ts'
import { parseBody } from '../../../platform/http/body/body.ts'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../platform/scope.ts'
import { demandVersao, semVersao, versaoSent } from '../../../platform/versao.ts'
import { existsPosto, listPostosQueVeem } from '../postoAutorizado/index.ts'
import {
  type EstoqueRow,
  existsPeca,
  findEstoque,
  lockEstoque,
  lockLivres,
  moveEstoquePeca,
  openEstoques,
  pageMovimentosPeca,
  setMinimo,
} from './store.ts'

const toEstoque = (row: EstoqueRow): EstoquePeca => ({ ...row, ...self(`/estoquePeca/${row.id}`) })

export const getEstoquePeca = async (ctx: Context, id: number): Promise<EstoquePeca> =>
  toEstoque((await findEstoque(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND'))

/** 'Movimentações': the ledger of one part at one post, newest first. */
export const listMovimentosPeca = async (ctx: Context, id: number, { page, size }: PageQuery) => {
  if (!(await findEstoque(ctx.db, ctx.scope, id))) refuse('NOT_FOUND')
  const { content, total } = await pageMovimentosPeca(ctx.db, id, page, size)
  const shown = content.map(({ em, ...row }) => ({ ...row, em: em.toISOString() }))
  return halPage('movimentos', { content: shown, total, page, size }, `/estoquePeca/${id}/movimentos`)
}

/** Records the change, and answers the new balance. */
export const recordEstoquePeca = async (
  db: Executor,
  ctx: Context,
  id: number,
  mudancas: readonly Mudanca[],
): Promise<EstoquePeca> => {
  const row = (await findEstoque(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  const postos = await listPostosQueVeem(db, row.posto.id)
  await recordChange(db, ctx, {
    entidade: 'estoquePeca',
    id,
    versao: row.versao,
    clienteId: null,
    postos,
    mudancas,
  })
  return toEstoque(row)
}

const postoOf = async (db: Executor, { scope }: Context, sent: EstoquePecaInput): Promise<number> => {
  if (scope.tipo === 'posto') return scope.postoId
  const id = sent.posto?.id ?? refuseField('posto', 'EMPTY_REQUIRED_FIELD')
  return (await existsPosto(db, scope, id)) ? id : refuseField('posto', 'OPCAO_INVALIDA')
}

/** The post starts to stock a part, with its first quantity. */
export const createEstoquePeca = (ctx: Context, sent: EstoquePecaInput): Promise<EstoquePeca> =>
  ctx.transaction(async (db) => {
    const postoId = await postoOf(db, ctx, sent)
    if (!(await existsPeca(db, sent.peca.id))) refuseField('peca', 'OPCAO_INVALIDA')
    const [novo] = await openEstoques(db, postoId, [sent.peca.id])
    if (!novo) return refuseField('peca', 'ESTOQUE_PECA_EXISTE')
    await setMinimo(db, novo.id, sent.minimo)
    const { quantidade, motivo } = sent
    if (quantidade > 0)
      await moveEstoquePeca(
        db,
        [{ estoqueId: novo.id, tipo: 'AJUSTE', fisico: quantidade, reservado: 0, motivo }],
        { agora: ctx.now(), usuarioId: ctx.usuario.id },
      )
    return recordEstoquePeca(db, ctx, novo.id, [
      { campo: 'estoquePeca', acao: 'criado', para: novo.id },
      { campo: 'quantidade', de: 0, para: quantidade },
      { campo: 'minimo', de: 0, para: sent.minimo },
    ])
  })

/** A new count: the difference becomes a row of the ledger. The count must cover what orders hold. */
export const adjustEstoquePeca = (
  ctx: Context,
  id: number,
  { quantidade, esperado, motivo }: AjustePecaInput,
): Promise<EstoquePeca> =>
  ctx.transaction(async (db) => {
    const antes = (await lockEstoque(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    demandOwnPosto(ctx, antes.posto.id)
    if (antes.quantidade !== esperado)
      refuseField('quantidade', 'SALDO_MUDOU', { quantidade: String(antes.quantidade) })
    if (quantidade === antes.quantidade) refuseField('quantidade', 'AJUSTE_IGUAL')
    if (quantidade < antes.reservado)
      refuseField('quantidade', 'AJUSTE_ABAIXO', { reservado: String(antes.reservado) })
    const fisico = quantidade - antes.quantidade
    await moveEstoquePeca(db, [{ estoqueId: id, tipo: 'AJUSTE', fisico, reservado: 0, motivo }], {
      agora: ctx.now(),
      usuarioId: ctx.usuario.id,
    })
    return recordEstoquePeca(db, ctx, id, [{ campo: 'quantidade', de: antes.quantidade, para: quantidade }])
  })

/** The quantity below which the post is warned. */
export const updateMinimo = (ctx: Context, id: number, body: unknown): Promise<EstoquePeca> =>
  ctx.transaction(async (db) => {
    const antes = (await lockEstoque(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    demandOwnPosto(ctx, antes.posto.id)
    const sent = versaoSent(ctx, body)
    await demandVersao(db, { entidade: 'estoquePeca', id, versao: antes.versao }, sent, () =>
      toEstoque(antes),
    )
    const { minimo, local: typed } = parseBody(MinimoPecaInput, body)
    const local = typed === undefined ? antes.local : typed || null
    await setMinimo(db, id, minimo, local)
    return recordEstoquePeca(db, ctx, id, [
      ...(minimo === antes.minimo ? [] : [{ campo: 'minimo', de: antes.minimo, para: minimo }]),
      ...(local === antes.local ? [] : [{ campo: 'local', de: antes.local, para: local }]),
      ...semVersao('estoquePeca', sent),
    ])
  })

/** A post's balances of these parts, locked; those that it did not have yet begin empty. */
export const lockEstoquesDoPosto = async (
  db: Executor,
  postoId: number,
  pecaIds: readonly number[],
): Promise<Map<number, { id: number; livre: number }>> => {
  await openEstoques(db, postoId, pecaIds)
  return lockLivres(db, postoId, pecaIds)
}

/** A purchase arrives: all of it enters the post's stock, whatever happened to the orders that asked for it. */
export const receiveEstoquePeca = async (
  db: Executor,
  ctx: Context,
  compra: { id: number; postoId: number },
  itens: readonly { pecaId: number; quantidade: number }[],
): Promise<void> => {
  const estoques = await lockEstoquesDoPosto(
    db,
    compra.postoId,
    itens.map(({ pecaId }) => pecaId),
  )
  await moveEstoquePeca(
    db,
    itens.map(({ pecaId, quantidade }) => ({
      estoqueId: estoques.get(pecaId)?.id ?? 0,
      tipo: 'ENTRADA',
      fisico: quantidade,
      reservado: 0,
      compraId: compra.id,
    })),
    { agora: ctx.now(), usuarioId: ctx.usuario.id },
  )
}
