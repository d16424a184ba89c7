import {
  Assinatura,
  AssinaturaInput,
  Cobranca,
  CobrancaCancelamento,
  CobrancaConfiguracao,
  PagamentoInput,
  SituacaoDoPosto,
} from '@app/contract/assistencia/cobranca'
import { IdParams } from '@app/contract/casca/paging'
import { postoAutorizadoPagamentoRegister } from '@app/contract/registers/postoAutorizadoPagamento'
import type { Routes } from '../../../platform/http/routes.ts'
import { registerListRoutes } from '../../../register/index.ts'
import { cancelarCobranca, confirmarPagamento, getCobranca } from './actions/pagar.ts'
import { assinar, getConfiguracao, getSituacao, saveConfiguracao } from './actions/situacao.ts'

const tags = ['Planos e cobranças']
const base = '/postoAutorizadoPagamento'

/** Charges of plans (spec §7): lists as of a register, the charge, and what becomes of it. */
export const cobrancaRoutes: Routes = async (app) => {
  await app.register(registerListRoutes(postoAutorizadoPagamentoRegister))
  app.get(
    `${base}/configuracao`,
    {
      config: { ability: 'COBRANCA_EDITAR' },
      schema: { tags, summary: 'As regras das cobranças', response: { 200: CobrancaConfiguracao } },
    },
    (req) => getConfiguracao(req.ctx),
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
    async (req, reply) => reply.code(201).send(await assinar(req.ctx, req.body)),
  )
  app.put(
    `${base}/confirmar/:id`,
    {
      config: { ability: 'COBRANCA_EDITAR', lateBody: true, idempotent: true },
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
    (req) => confirmarPagamento(req.ctx, req.params.id, req.body),
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
    (req) => cancelarCobranca(req.ctx, req.params.id, req.body),
  )
}
