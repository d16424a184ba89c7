import {
  Avaliacao,
  AvaliacaoDaOs,
  AvaliacaoInput,
  AvaliacaoLigou,
  AvaliacaoLink,
  AvaliacaoResposta,
  AvaliacaoSoma,
  AvaliacaoSomaQuery,
  AvaliacaoToken,
  AvaliacaoVista,
} from '@app/contract/assistencia/avaliacao'
import { IdParams } from '@app/contract/casca/paging'
import { avaliacaoRegister } from '@app/contract/registers/avaliacao'
import { createRateLimit } from '../../../platform/http/rate.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { networkOf } from '../../../platform/session/network.ts'
import { registerListRoutes } from '../../../register/index.ts'
import {
  answerAvaliacao,
  createConvite,
  getAvaliacao,
  getDaOs,
  openAvaliacao,
  recordLigacao,
  respondAvaliacao,
  sumAvaliacoes,
} from './actions.ts'

const tags = ['Avaliações']
/** Per network, because many consumers may share one address. */
const CHAMADAS_POR_MINUTO = 240

/** The consumer's calls by the link of an invitation, without an account. */
const calls: Routes = async (app) => {
  const countCall = createRateLimit(CHAMADAS_POR_MINUTO)
  app.addHook('onRequest', async (req) => countCall(networkOf(req.ip)))
  app.post(
    '/abrir',
    {
      config: { ability: 'public' },
      schema: {
        tags,
        summary: 'A pesquisa de um link, ou o que já se respondeu',
        description: 'Só com o token do link, que vai no corpo; sem um que valha, 400 LINK_VENCIDO.',
        body: AvaliacaoToken,
        response: { 200: AvaliacaoVista },
      },
    },
    (req) => openAvaliacao(req.server.services, req.body.token),
  )
  app.post(
    '',
    {
      config: { ability: 'public' },
      schema: {
        tags,
        summary: 'Avalia o atendimento, uma vez',
        description: 'De novo, ou em outro aparelho, a resposta é o que já foi dito: nada muda.',
        body: AvaliacaoInput,
        response: { 200: AvaliacaoVista },
      },
    },
    (req) => answerAvaliacao(req.server.services, req.body),
  )
}

const response = { 200: Avaliacao }

/** Ratings of consumers: lists as of a register, sums, and the post's answer to one. */
const answers: Routes = async (app) => {
  app.get(
    '/avaliacao/resumo',
    {
      config: { ability: 'AVALIACAO_VER' },
      schema: {
        tags,
        summary: 'Média, distribuição e recomendação de um período',
        description:
          'A média das quatro notas, arredondada: 5 promove, 3 e 4 são neutras, 1 e 2 detratam. `nps` é a porcentagem de promotores menos a de detratores.',
        querystring: AvaliacaoSomaQuery,
        response: { 200: AvaliacaoSoma },
      },
    },
    (req) => sumAvaliacoes(req.ctx, req.query),
  )
  app.get(
    '/avaliacao/:id',
    {
      config: { ability: 'AVALIACAO_VER' },
      schema: { tags, summary: 'Uma avaliação', params: IdParams, response },
    },
    (req) => getAvaliacao(req.ctx, req.params.id),
  )
  app.put(
    '/avaliacao/:id/resposta',
    {
      config: { ability: 'AVALIACAO_RESPONDER', lateBody: true },
      schema: {
        tags,
        summary: 'Responde a uma avaliação',
        description: 'O consumidor lê a resposta pelo mesmo link e recebe um e-mail.',
        params: IdParams,
        body: AvaliacaoResposta,
        response,
      },
    },
    (req) => respondAvaliacao(req.ctx, req.params.id, req.body),
  )
  app.put(
    '/avaliacao/:id/ligou',
    {
      config: { ability: 'AVALIACAO_RESPONDER', lateBody: true },
      schema: {
        tags,
        summary: 'Registra que o posto ligou a quem pediu',
        params: IdParams,
        body: AvaliacaoLigou,
        response,
      },
    },
    (req) => recordLigacao(req.ctx, req.params.id, req.body),
  )
}

/** The survey of a service order, for people who work on the order. */
const ofOrders: Routes = async (app) => {
  app.get(
    '/ordemServico/:id/avaliacao',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'Como está a avaliação de uma OS',
        params: IdParams,
        response: { 200: AvaliacaoDaOs },
      },
    },
    (req) => getDaOs(req.ctx, req.params.id),
  )
  app.post(
    '/ordemServico/:id/avaliacao/link',
    {
      config: { ability: 'OS_ENTREGAR' },
      schema: {
        tags,
        summary: 'O link da avaliação, para o posto passar ao consumidor',
        description: 'Só depois da entrega ou do atendimento; dada a avaliação, 409 AVALIACAO_DADA.',
        params: IdParams,
        response: { 200: AvaliacaoLink },
      },
    },
    (req) => createConvite(req.ctx, req.params.id),
  )
}

/** Surveys (rede §7). */
export const avaliacaoRoutes: Routes = async (app) => {
  await app.register(calls, { prefix: '/public/avaliarAtendimento' })
  await app.register(registerListRoutes(avaliacaoRegister))
  await app.register(answers)
  await app.register(ofOrders)
}
