import {
  Assinatura,
  AssinaturaInput,
  Cobranca,
  CobrancaCancelamento,
  CobrancaConfiguracao,
  CobrancaRetencao,
  EXTRATO_MB,
  ExtratoConfirmacao,
  ExtratoConfirmado,
  ExtratoInput,
  ExtratoPrevia,
  PagamentoInput,
  SituacaoDoPosto,
} from '@app/contract/assistencia/cobranca'
import { IdParams } from '@app/contract/casca/paging'
import { postoAutorizadoPagamentoRegister } from '@app/contract/registers/postoAutorizadoPagamento'
import type { Routes } from '../../../platform/http/routes.ts'
import { sendArquivo } from '../../../platform/files/send.ts'
import { registerListRoutes } from '../../../register/index.ts'
import { getProvaDaCobranca, PROVAS_BODY_LIMIT } from '../prova/index.ts'
import { confirmExtrato, readExtrato } from './actions/extrato.ts'
import { cancelCobranca, confirmPagamento, getCobranca } from './actions/pay.ts'
import { planoDoPostoRoutes } from './routes-plano.ts'
import { withholdCobranca } from './actions/withhold.ts'
import { subscribe, getConfiguracao, getSituacao, saveConfiguracao } from './actions/situacao.ts'

const tags = ['Planos e cobranças']
const base = '/postoAutorizadoPagamento'
/** The file as base64, with the choices beside it. */
const EXTRATO_BODY_LIMIT = Math.ceil((EXTRATO_MB * 4) / 3 + 1) * 1024 * 1024

/** Charges of plans (spec §7): lists as of a register, the charge, and what becomes of it. */
export const cobrancaRoutes: Routes = async (app) => {
  await app.register(registerListRoutes(postoAutorizadoPagamentoRegister))
  await app.register(planoDoPostoRoutes)
  app.get(
    `${base}/configuracao`,
    {
      config: { ability: 'COBRANCA_EDITAR' },
      schema: { tags, summary: 'As regras das cobranças', response: { 200: CobrancaConfiguracao } },
    },
    (req) => getConfiguracao(req.ctx.db),
  )
  app.put(
    `${base}/configuracao`,
    {
      config: { ability: 'COBRANCA_EDITAR', lateBody: true, idempotent: true },
      schema: {
        tags,
        summary: 'Muda as regras das cobranças',
        description: 'Valem para as cobranças feitas depois.',
        body: CobrancaConfiguracao,
        response: { 200: CobrancaConfiguracao },
      },
    },
    (req) => saveConfiguracao(req.ctx, req.body),
  )
  app.get(
    `${base}/situacao`,
    {
      config: { ability: 'OS_VER' },
      schema: { tags, summary: 'Se o próprio posto está suspenso', response: { 200: SituacaoDoPosto } },
    },
    (req) => getSituacao(req.ctx),
  )
  app.get(
    `${base}/:id`,
    {
      config: { ability: 'COBRANCA_VER' },
      schema: { tags, summary: 'Uma cobrança', params: IdParams, response: { 200: Cobranca } },
    },
    (req) => getCobranca(req.ctx, req.params.id),
  )
  app.get(
    `${base}/arquivo/:id`,
    {
      config: { ability: 'COBRANCA_VER' },
      schema: { tags, summary: 'Baixa o comprovante de um pagamento', produces: ['*/*'], params: IdParams },
    },
    async (req, reply) => sendArquivo(req, reply, await getProvaDaCobranca(req.ctx, req.params.id)),
  )
  app.post(
    base,
    {
      config: { ability: 'COBRANCA_EDITAR', idempotent: true },
      schema: {
        tags,
        summary: 'Assina um plano para um posto',
        description: 'Faz também a primeira cobrança e muda as licenças do posto.',
        body: AssinaturaInput,
        response: { 201: Assinatura },
      },
    },
    async (req, reply) => reply.code(201).send(await subscribe(req.ctx, req.body)),
  )
  app.put(
    `${base}/confirmar/:id`,
    {
      config: { ability: 'COBRANCA_EDITAR', lateBody: true, idempotent: true },
      bodyLimit: PROVAS_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Confirma um pagamento',
        description:
          'De menos deixa um resto; de mais, ou de uma cobrança já paga, vira crédito do posto; o valor de um código antigo é aceito e a diferença vai para a próxima.',
        params: IdParams,
        body: PagamentoInput,
        response: { 200: Cobranca },
      },
    },
    (req) => confirmPagamento(req.ctx, req.params.id, req.body),
  )
  app.put(
    `${base}/cancelar/:id`,
    {
      config: { ability: 'COBRANCA_EDITAR', lateBody: true, idempotent: true },
      schema: {
        tags,
        summary: 'Cancela uma cobrança aberta',
        params: IdParams,
        body: CobrancaCancelamento,
        response: { 200: Cobranca },
      },
    },
    (req) => cancelCobranca(req.ctx, req.params.id, req.body),
  )
  app.put(
    `${base}/reter/:id`,
    {
      config: { ability: 'COBRANCA_EDITAR', lateBody: true, idempotent: true },
      schema: {
        tags,
        summary: 'Retém uma cobrança aberta no fechamento do mês, ou a cobra de novo à parte',
        description:
          'Retida, ela não tem PIX, multa, juros, lembrete nem suspensão; o fechamento do mês a desconta e a quita. `proximas` vale também para as próximas cobranças do posto.',
        params: IdParams,
        body: CobrancaRetencao,
        response: { 200: Cobranca },
      },
    },
    (req) => withholdCobranca(req.ctx, req.params.id, req.body),
  )
  app.post(
    `${base}/extrato/previa`,
    {
      config: { ability: 'COBRANCA_EDITAR' },
      bodyLimit: EXTRATO_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Lê o extrato OFX do banco e propõe uma cobrança para cada crédito, sem gravar nada',
        description:
          'Até 5 MB e 20.000 lançamentos. Só o txid ou um pagador inconfundível escolhem uma cobrança; valores iguais são oferecidos para escolha.',
        body: ExtratoInput,
        response: { 200: ExtratoPrevia },
      },
    },
    (req) => readExtrato(req.ctx, req.body),
  )
  app.post(
    `${base}/extrato`,
    {
      config: { ability: 'COBRANCA_EDITAR', idempotent: true },
      bodyLimit: EXTRATO_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Confirma os lançamentos escolhidos de um extrato, todos ou nenhum',
        description:
          'O arquivo vem de novo e é lido de novo. 409 diz em cada `escolhas[n]` o que já foi confirmado ou mudou; as outras podem ser enviadas como estão. Guardam-se só os pagamentos e um hash de cada lançamento.',
        body: ExtratoConfirmacao,
        response: { 200: ExtratoConfirmado },
      },
    },
    (req) => confirmExtrato(req.ctx, req.body),
  )
}
