import { type Cobranca, CobrancaCancelamento, PagamentoInput } from '@app/contract/assistencia/cobranca'
import { centavos, quitar, reais } from '@app/rules/assistencia/cobranca'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { demandVersao, semVersao, versaoSent } from '../../../../platform/versao.ts'
import { listPostosQueVeem } from '../../postoAutorizado/index.ts'
import {
  type CobrancaLida,
  findCobranca,
  findConfiguracao,
  insertCredito,
  insertPagamento,
  listPagamentos,
  lockCobranca,
  updateCobranca,
} from '../store/cobranca.ts'
import { cobradoOf, toCobranca } from '../view.ts'
import { hojeDe } from './emitir.ts'

const readCobranca = async (db: Executor, ctx: Context, row: CobrancaLida): Promise<Cobranca> =>
  toCobranca({
    row,
    pagamentos: await listPagamentos(db, row.id),
    configuracao: await findConfiguracao(db),
    hoje: hojeDe(ctx),
    zone: ctx.config.TZ_EXIBICAO,
  })

/** A charge that this person may see, with today's debt. */
export const getCobranca = async (ctx: Context, id: number): Promise<Cobranca> =>
  readCobranca(ctx.db, ctx, (await findCobranca(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND'))

type Feito = { mudancas: Mudanca[] }

/** One change of a locked charge: compares its `versao`, changes, logs and answers. */
const change = (
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
    await recordChange(db, ctx, {
      ...registro,
      versao: after.versao,
      clienteId: null,
      postos: await listPostosQueVeem(db, after.posto_id),
      mudancas: [...mudancas, ...semVersao('cobranca', sent)],
    })
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

/**
 * A payment (rede §3): it settles the charge, leaves a remainder, or becomes a credit. A payment for a settled or
 * cancelled charge is all credit.
 */
export const confirmarPagamento = (ctx: Context, id: number, body: unknown): Promise<Cobranca> =>
  change(ctx, id, body, async (db, row) => {
    const input = parseBody(PagamentoInput, body)
    const { data } = input
    if (data > hojeDe(ctx)) refuseField('data', 'COBRANCA_DATA')
    const valor = centavos(input.valor)
    const anteriores = (await listPagamentos(db, id)).map((pago) => ({
      data: pago.data,
      valor: centavos(pago.valor),
    }))
    await insertPagamento(db, {
      cobranca_id: id,
      data,
      valor: input.valor,
      criado_em: ctx.now(),
      criado_por: ctx.usuario.id,
    })
    const pagou: Mudanca = { campo: 'pagamento', para: input.valor }
    if (row.status !== 'ABERTA') {
      await credit(db, ctx, row, valor, 'PAGO_A_MAIS')
      await updateCobranca(db, id, {})
      return { mudancas: [pagou] }
    }
    const { quitada, credito } = quitar(cobradoOf(row, ctx.config.TZ_EXIBICAO), anteriores, { data, valor })
    await credit(db, ctx, row, credito, credito > 0 ? 'PAGO_A_MAIS' : 'DIFERENCA_DE_CODIGO')
    await updateCobranca(db, id, quitada ? { status: 'PAGA', paga_em: data } : {})
    return { mudancas: quitada ? [pagou, { campo: 'situacao', de: 'Aberta', para: 'Paga' }] : [pagou] }
  })

/** Cancels an open charge: payments and used credit become the post's credit again. */
export const cancelarCobranca = (ctx: Context, id: number, body: unknown): Promise<Cobranca> =>
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
