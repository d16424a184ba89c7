import {
  type AtoFechamento,
  ATO_FECHAMENTO_INPUTS,
  type AtoInput,
  type Fechamento,
  type Retencao,
  STATUS_FECHAMENTO_LABELS,
  type StatusFechamento,
} from '@app/contract/assistencia/financeiro'
import { centavos, reais } from '@app/rules/assistencia/cobranca'
import {
  ATOS_DO_FECHAMENTO,
  esperaResposta,
  GLOSA_ACEITA,
  isSemPagamento,
  mesSeguinte,
} from '@app/rules/assistencia/financeiro'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { DAY_MS, formatDay, localDay } from '@app/rules/casca/tempo'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { demandVersao, semVersao, versaoSent } from '../../../../platform/versao.ts'
import { getConfiguracao } from '../../cobranca/index.ts'
import { listPostosQueVeem } from '../../postoAutorizado/index.ts'
import { type Guardar, withProvas } from '../../prova/index.ts'
import {
  ensureAberto,
  type FechamentoRow,
  findFechamento,
  insertRetencoes,
  lockFechamento,
  updateFechamento,
} from '../store/fechamento.ts'
import {
  findLinha,
  insertLinha,
  insertLinhas,
  type LinhaRow,
  listDitas,
  updateLinha,
} from '../store/linha.ts'
import { isDoPosto } from '../view.ts'
import { mesDeHoje } from './close.ts'
import { NADA_SE_PAGA, semPagamento } from './settle.ts'
import { shown } from './read.ts'

type Passo = { db: Executor; ctx: Context; row: FechamentoRow; guardar: Guardar }

const situacao = (de: StatusFechamento, para: StatusFechamento): Mudanca => ({
  campo: 'situacao',
  de: STATUS_FECHAMENTO_LABELS[de],
  para: STATUS_FECHAMENTO_LABELS[para],
})

/** Which line an act is about: without it the log says an amount of nothing. */
const daLinha = ({ descricao }: Pick<LinhaRow, 'descricao'>): Mudanca => ({ campo: 'linha', para: descricao })

/** Only credits are refused; an adjustment may be contested too, and its answer keeps it: another one corrects it. */
const valePara = (ato: AtoFechamento, { tipo, ordem_servico_id, valor }: LinhaRow): boolean =>
  ordem_servico_id === null
    ? (tipo === 'AJUSTE' || tipo === 'DEBITO') && (ato === 'contestar' || ato === 'responder')
    : valor > 0

/** The line of an act, in the state that the act needs. */
const linhaDe = async ({ db, row }: Passo, ato: AtoFechamento, id: number) => {
  const linha = (await findLinha(db, row.id, id)) ?? refuse('NOT_FOUND')
  if (!valePara(ato, linha)) refuse('FECHAMENTO_LINHA_DE_OS')
  const regra: readonly string[] = ATOS_DO_FECHAMENTO[ato].linha ?? []
  if (!regra.includes(linha.situacao)) refuse('FECHAMENTO_LINHA')
  return linha
}

/** Finance's decision on a line; its month recomputes the order. */
const decide = async ({ db, ctx, row }: Passo, id: number, mais: Parameters<typeof updateLinha>[2]) => {
  await updateLinha(db, id, { ...mais, decidido_em: ctx.now() })
  await ensureAberto(db, row.posto_id, mesDeHoje(ctx))
}

type Fazer = { [A in AtoFechamento]: (passo: Passo, input: AtoInput<A>) => Promise<Mudanca[]> }

const FAZER: Fazer = {
  contestar: async (passo, { linha: { id }, mensagem }) => {
    const linha = await linhaDe(passo, 'contestar', id)
    const { db, ctx } = passo
    const { situacao: antes, responde_ate: prazo } = linha
    if (antes === 'GLOSADA' && prazo !== null && ctx.now() >= prazo)
      refuse('FECHAMENTO_GLOSA_PRAZO', { ate: formatDay(localDay(prazo, ctx.config.TZ_EXIBICAO)) })
    await updateLinha(db, id, {
      situacao: 'CONTESTADA',
      contestacao: mensagem,
      contestada_em: ctx.now(),
      contestada_por: ctx.usuario.id,
    })
    await passo.guardar(db, 'arquivo', { fechamento_linha_id: id, papel: 'CONTESTACAO' })
    return [daLinha(linha), { campo: 'contestacao', para: mensagem }]
  },
  aceitarGlosa: async (passo, { linha: { id } }) => {
    const linha = await linhaDe(passo, 'aceitarGlosa', id)
    await updateLinha(passo.db, id, { situacao: 'ACEITA' })
    return [daLinha(linha), { campo: 'glosa', para: GLOSA_ACEITA }]
  },
  responder: async (passo, { linha: { id }, resposta, valor }) => {
    const linha = await linhaDe(passo, 'responder', id)
    const final = valor ?? linha.valor_final
    if (linha.ordem_servico_id === null && final !== linha.valor_final) refuse('FECHAMENTO_LINHA_DE_OS')
    await decide(passo, id, { situacao: 'RESPONDIDA', resposta, valor_final: final })
    return [
      daLinha(linha),
      { campo: 'resposta', para: resposta },
      ...(final === linha.valor_final ? [] : [{ campo: 'valorFinal', de: linha.valor_final, para: final }]),
    ]
  },
  glosar: async (passo, { linha: { id }, motivo }) => {
    const linha = await linhaDe(passo, 'glosar', id)
    const { diasGlosa } = await getConfiguracao(passo.db)
    const responde_ate = new Date(passo.ctx.now().getTime() + diasGlosa * DAY_MS)
    await decide(passo, id, { situacao: 'GLOSADA', glosa_motivo: motivo, valor_final: 0, responde_ate })
    return [
      daLinha(linha),
      { campo: 'glosa', para: motivo },
      { campo: 'valorFinal', de: linha.valor_final, para: 0 },
    ]
  },
  ajustar: async ({ db, ctx, row, guardar }, { valor, motivo }) => {
    const linha = await insertLinha(db, {
      fechamento_id: row.id,
      tipo: 'AJUSTE',
      descricao: motivo,
      valor,
      valor_final: valor,
      criado_em: ctx.now(),
      criado_por: ctx.usuario.id,
    })
    await guardar(db, 'arquivo', { fechamento_linha_id: linha, papel: 'AJUSTE' })
    return [
      { campo: 'ajuste', para: valor },
      { campo: 'motivo', para: motivo },
    ]
  },
  aprovar: async ({ db, ctx, row }) => {
    const ditas = await listDitas(db, row.id)
    const espera = ditas.some((linha) =>
      esperaResposta(
        {
          situacao: linha.situacao as Fechamento['linhas'][number]['situacao'],
          respondeAte: linha.responde_ate,
        },
        ctx.now(),
      ),
    )
    if (espera) refuse('FECHAMENTO_ESPERA')
    const total = centavos(row.total)
    if (total < 0) await carryOn(db, ctx, row, total)
    const aprovado = { status: 'APROVADO', aprovado_em: ctx.now(), aprovado_por: ctx.usuario.id }
    await updateFechamento(db, row.id, total > 0 ? aprovado : { ...aprovado, ...semPagamento(ctx) })
    return [situacao('EM_CONFERENCIA', 'APROVADO'), ...(total > 0 ? [] : [NADA_SE_PAGA])]
  },
  enviarNota: async ({ db, row, guardar }, { nfse }) => {
    await updateFechamento(db, row.id, { nfse_numero: nfse.numero, nfse_valor: nfse.valor })
    await guardar(db, 'nfse.arquivo', { fechamento_id: row.id, papel: 'NFSE' })
    return [{ campo: 'nfse', de: row.nfse_numero, para: nfse.numero }]
  },
  pagar: async ({ db, ctx, row, guardar }, { data, comprovante, nfse, dispensada, retencoes }) => {
    if (data > localDay(ctx.now(), ctx.config.TZ_EXIBICAO)) refuseField('data', 'COBRANCA_DATA')
    const retido = await reter(db, row, retencoes)
    await updateFechamento(db, row.id, {
      status: 'PAGO',
      pago_em: data,
      pago_por: ctx.usuario.id,
      comprovante: comprovante ?? null,
      nfse_numero: nfse?.numero ?? null,
      nfse_valor: nfse?.valor ?? null,
      nfse_dispensada: dispensada,
      retido,
    })
    await guardar(db, 'arquivo', { fechamento_id: row.id, papel: 'COMPROVANTE' })
    await guardar(db, 'nfse.arquivo', { fechamento_id: row.id, papel: 'NFSE' })
    return [
      situacao('APROVADO', 'PAGO'),
      { campo: 'pagoEm', para: formatDay(data) },
      ...(retido === 0 ? [] : [{ campo: 'retido', para: retido }]),
    ]
  },
}

/** Keeps taxes back from a payment, at most the whole of it; answers their sum. */
const reter = async (db: Executor, row: FechamentoRow, retencoes: readonly Retencao[]): Promise<number> => {
  if (retencoes.length === 0) return 0
  const soma = retencoes.reduce((sum, { valor }) => sum + centavos(valor), 0)
  if (soma > centavos(row.total)) refuseField('retencoes', 'FECHAMENTO_RETENCAO')
  await insertRetencoes(
    db,
    retencoes.map(({ tipo, descricao, valor }) => ({
      fechamento_id: row.id,
      tipo,
      descricao: tipo === 'OUTRA' ? (descricao ?? null) : null,
      valor,
    })),
  )
  return reais(soma)
}

/** A negative sum is not paid: this month ends at zero, and the next open one begins with it. */
const carryOn = async (db: Executor, ctx: Context, row: FechamentoRow, total: number): Promise<void> => {
  const hoje = mesDeHoje(ctx)
  const seguinte = mesSeguinte(row.mes)
  const proximo = await ensureAberto(db, row.posto_id, hoje > seguinte ? hoje : seguinte)
  const linha = (fechamento_id: number, descricao: string, valor: number) => ({
    fechamento_id,
    tipo: 'TRANSPORTE' as const,
    descricao,
    valor,
    valor_final: valor,
    criado_em: ctx.now(),
  })
  const mes = `${row.mes.slice(5, 7)}/${row.mes.slice(0, 4)}`
  await insertLinhas(db, [
    linha(row.id, 'Saldo negativo, levado ao próximo mês em aberto', reais(-total)),
    linha(proximo, `Saldo negativo de ${mes}`, reais(total)),
  ])
}

/** Each act reads the shape of its own schema, which the table of acts ties to its name. */
const perform = (ato: AtoFechamento, passo: Passo, body: unknown): Promise<Mudanca[]> => {
  const fazer = FAZER[ato] as (passo: Passo, input: unknown) => Promise<Mudanca[]>
  return fazer(passo, parseBody(ATO_FECHAMENTO_INPUTS[ato], body))
}

/** Acts that write the closing's own row. */
const ATOS_DO_TODO: ReadonlySet<AtoFechamento> = new Set(['aprovar', 'enviarNota', 'pagar'])

/** One act on a locked closing: compare `versao`, check the state, change and log; answers the closing as it is now. */
export const actOn = async (passo: Passo, ato: AtoFechamento, body: unknown): Promise<FechamentoRow> => {
  const { db, ctx, row } = passo
  const sent = versaoSent(ctx, body)
  const registro = { entidade: 'financeiro', id: row.id, versao: row.versao }
  await demandVersao(db, registro, sent, () => shown(db, ctx, row))
  const regra = ATOS_DO_FECHAMENTO[ato]
  if (regra.doPosto && !isDoPosto(ctx, row)) refuse('FECHAMENTO_SO_DO_POSTO')
  if (isSemPagamento(ato, row.status as StatusFechamento, row.total)) refuse('FECHAMENTO_NADA_A_PAGAR')
  if (!regra.de.includes(row.status as StatusFechamento)) refuse('FECHAMENTO_ATO')
  const mudancas = await perform(ato, passo, body)
  if (!ATOS_DO_TODO.has(ato)) await updateFechamento(db, row.id, {})
  const after = (await findFechamento(db, ctx.scope, row.id)) ?? refuse('NOT_FOUND')
  await recordChange(db, ctx, {
    ...registro,
    versao: after.versao,
    clienteId: null,
    postos: await listPostosQueVeem(db, row.posto_id),
    mudancas: [...mudancas, ...semVersao('fechamento', sent)],
  })
  return after
}

/** Locks a closing and performs one act on it. */
export const doAto = (ctx: Context, id: number, ato: AtoFechamento, body: unknown): Promise<Fechamento> =>
  withProvas(ctx, body, (guardar) =>
    ctx.transaction(async (db) => {
      const row = (await lockFechamento(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
      return shown(db, ctx, await actOn({ db, ctx, row, guardar }, ato, body))
    }),
  )
