import { type Cobranca, CobrancaCancelamento, PagamentoInput } from '@app/contract/assistencia/cobranca'
import { centavos, type Parte, partesDoConjunto, reais, settleCobrado } from '@app/rules/assistencia/cobranca'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { formatDay } from '@app/rules/casca/tempo'
import { type Author, recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { demandVersao, semVersao, versaoSent } from '../../../../platform/versao.ts'
import { listPostosQueVeem } from '../../postoAutorizado/index.ts'
import { listDaCobranca, withProvas } from '../../prova/index.ts'
import {
  type CobrancaLida,
  findCobranca,
  findConfiguracao,
  insertCredito,
  insertPagamento,
  listPagamentos,
  listVencidas,
  lockCobranca,
  updateCobranca,
} from '../store/cobranca.ts'
import { listLembretes } from '../store/lembrete.ts'
import { cobradoOf, pagavelDesdeOf, toCobranca } from '../view.ts'
import { devedorasOf } from './atraso.ts'
import { hojeDe } from './issue.ts'

const readCobranca = async (db: Executor, ctx: Context, row: CobrancaLida): Promise<Cobranca> =>
  toCobranca({
    row,
    pagamentos: await listPagamentos(db, row.id),
    provas: await listDaCobranca(db, row.id),
    lembretes: await listLembretes(db, row.id),
    configuracao: await findConfiguracao(db),
    hoje: hojeDe(ctx),
    zone: ctx.config.TZ_EXIBICAO,
  })

/** A charge that this person may see, with today's debt. */
export const getCobranca = async (ctx: Context, id: number): Promise<Cobranca> =>
  readCobranca(ctx.db, ctx, (await findCobranca(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND'))

type Feito = { mudancas: Mudanca[] }

/** Tells the people who may see the charge what became of it. */
export const recordCobranca = async (
  db: Executor,
  ctx: Author,
  { id, versao, posto_id }: Pick<CobrancaLida, 'id' | 'versao' | 'posto_id'>,
  mudancas: Mudanca[],
): Promise<void> =>
  recordChange(db, ctx, {
    entidade: 'postoAutorizadoPagamento',
    id,
    versao,
    clienteId: null,
    postos: await listPostosQueVeem(db, posto_id),
    mudancas,
  })

/** One change of a locked charge: compares its `versao`, changes, logs and answers. */
export const change = (
  ctx: Context,
  id: number,
  body: unknown,
  run: (db: Executor, row: CobrancaLida) => Promise<Feito>,
): Promise<Cobranca> =>
  ctx.transaction(async (db) => {
    const before = (await lockCobranca(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    const sent = versaoSent(ctx, body)
    const registro = { entidade: 'postoAutorizadoPagamento', id, versao: before.versao }
    await demandVersao(db, registro, sent, () => readCobranca(db, ctx, before))
    const { mudancas } = await run(db, before)
    const after = (await findCobranca(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    await recordCobranca(db, ctx, after, [...mudancas, ...semVersao('cobranca', sent)])
    return readCobranca(db, ctx, after)
  })

/** Adds to a post's credit, or to its debt (below zero); in centavos, nothing for 0. */
const credit = async (
  db: Executor,
  ctx: Context,
  row: CobrancaLida,
  valor: number,
  motivo: 'PAGO_A_MAIS' | 'DIFERENCA_DE_CODIGO' | 'DEVOLVIDO',
): Promise<void> => {
  if (valor === 0) return
  await insertCredito(db, {
    posto_id: row.posto_id,
    cobranca_id: row.id,
    valor: reais(valor),
    motivo,
    criado_em: ctx.now(),
  })
}

type Pagamento = { data: string; valor: number }

/**
 * A payment of a locked charge (rede §3): it settles the charge, leaves a remainder, or becomes a credit. A payment for
 * a settled or cancelled charge is all credit.
 */
const pagarUma = async (
  db: Executor,
  ctx: Context,
  row: CobrancaLida,
  pagamento: Pagamento,
): Promise<Feito & { pagamentoId: number }> => {
  const { data } = pagamento
  const valor = centavos(pagamento.valor)
  const anteriores = (await listPagamentos(db, row.id)).map((pago) => ({
    data: pago.data,
    valor: centavos(pago.valor),
  }))
  const { id: pagamentoId } = await insertPagamento(db, {
    cobranca_id: row.id,
    data,
    valor: pagamento.valor,
    criado_em: ctx.now(),
    criado_por: ctx.usuario.id,
  })
  const pagou: Mudanca = { campo: 'pagamento', para: pagamento.valor }
  if (row.status !== 'ABERTA') {
    await credit(db, ctx, row, valor, 'PAGO_A_MAIS')
    await updateCobranca(db, row.id, {})
    return { mudancas: [pagou], pagamentoId }
  }
  const { quitada, credito } = settleCobrado(cobradoOf(row, ctx.config.TZ_EXIBICAO), anteriores, {
    data,
    valor,
  })
  await credit(db, ctx, row, credito, credito > 0 ? 'PAGO_A_MAIS' : 'DIFERENCA_DE_CODIGO')
  await updateCobranca(db, row.id, quitada ? { status: 'PAGA', paga_em: data } : {})
  const mudancas: Mudanca[] = quitada ? [pagou, { campo: 'situacao', de: 'Aberta', para: 'Paga' }] : [pagou]
  return { mudancas, pagamentoId }
}

/** What of a payment is for each charge; empty when it is for the named one alone. */
const partesOf = async (
  db: Executor,
  ctx: Context,
  row: CobrancaLida,
  { data, valor }: Pagamento,
): Promise<readonly Parte[]> => {
  if (row.status !== 'ABERTA' || row.retida) return []
  const devedoras = await devedorasOf(db, ctx, await listVencidas(db, row.posto_id, hojeDe(ctx)))
  return partesDoConjunto(row.id, devedoras, { data, valor: centavos(valor) }) ?? []
}

/**
 * A payment of a locked charge, or of all overdue ones of its post by the code that was for all of them: each gets its
 * part. Answers the payment of the charge itself.
 */
const pagar = async (
  db: Executor,
  ctx: Context,
  row: CobrancaLida,
  pagamento: Pagamento,
): Promise<Feito & { pagamentoId: number }> => {
  const { data } = pagamento
  const partes = await partesOf(db, ctx, row, pagamento)
  for (const { id, valor } of partes) {
    const outra = id === row.id ? undefined : await findCobranca(db, ctx.scope, id)
    if (!outra) continue
    const { mudancas } = await pagarUma(db, ctx, outra, { data, valor: reais(valor) })
    await recordCobranca(db, ctx, { ...outra, versao: outra.versao + 1 }, mudancas)
  }
  const propria = partes.find(({ id }) => id === row.id)
  return pagarUma(db, ctx, row, propria ? { data, valor: reais(propria.valor) } : pagamento)
}

/** Finance confirms what came in, with its proof. */
export const confirmPagamento = (ctx: Context, id: number, body: unknown): Promise<Cobranca> =>
  withProvas(ctx, body, (guardar) =>
    change(ctx, id, body, async (db, row) => {
      const input = parseBody(PagamentoInput, body)
      if (input.data > hojeDe(ctx)) refuseField('data', 'COBRANCA_DATA')
      const desde = pagavelDesdeOf(row, ctx.config.TZ_EXIBICAO)
      if (input.data < desde) refuseField('data', 'COBRANCA_DATA_ANTES', { desde: formatDay(desde) })
      const feito = await pagar(db, ctx, row, input)
      await guardar(db, 'arquivo', { cobranca_pagamento_id: feito.pagamentoId, papel: 'COMPROVANTE' })
      return feito
    }),
  )

/** The same for a charge that the caller's transaction has locked; answers the payment's id. */
export const payLocked = async (
  db: Executor,
  ctx: Context,
  id: number,
  pagamento: Pagamento,
): Promise<number> => {
  const row = (await findCobranca(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  const { mudancas, pagamentoId } = await pagar(db, ctx, row, pagamento)
  await recordCobranca(db, ctx, { ...row, versao: row.versao + 1 }, mudancas)
  return pagamentoId
}

/** Cancels an open charge: payments and used credit become the post's credit again. */
export const cancelCobranca = (ctx: Context, id: number, body: unknown): Promise<Cobranca> =>
  change(ctx, id, body, async (db, row) => {
    const input = parseBody(CobrancaCancelamento, body)
    if (row.status !== 'ABERTA') refuse('COBRANCA_FECHADA')
    const pago = (await listPagamentos(db, id)).reduce((sum, { valor }) => sum + centavos(valor), 0)
    await credit(db, ctx, row, centavos(row.credito), 'DEVOLVIDO')
    await credit(db, ctx, row, pago, 'PAGO_A_MAIS')
    await updateCobranca(db, id, { status: 'CANCELADA', motivo: input.motivo })
    return {
      mudancas: [
        { campo: 'situacao', de: 'Aberta', para: 'Cancelada' },
        { campo: 'motivo', para: input.motivo },
      ],
    }
  })
