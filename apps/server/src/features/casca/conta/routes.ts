import {
  CodigosDeRecuperacao,
  Conta,
  ContaExclusao,
  ContaInput,
  EncerrarSessoes,
  SegundoFatorConfirmacao,
  SegundoFatorInicio,
  SegundoFatorProva,
  SegundoFatorSegredo,
  SessaoAberta,
  SessoesEncerradas,
} from '@app/contract/casca/conta'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import { IMAGE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { beginSegundoFator, renewCodes } from '../segundoFator/index.ts'
import { anonymiseOwn, demandSenhaAtual, exportOwn } from '../usuario/index.ts'
import { chaveAcessoRoutes } from './routes-chaves.ts'
import { endSessao, endSessoes, getConta, listSessoes, turnOff, turnOn, updateConta } from './actions.ts'

const tags = ['Minha conta']
const config = { ability: 'session' } as const

/**
 * A photo of 64 million points takes a second to decode, and anybody who has just signed up may send one, so this
 * allows twenty a minute.
 */
const cost = 30

const accountRoutes: Routes = async (app) => {
  app.get(
    '/conta',
    { config, schema: { tags, summary: 'A própria conta', response: { 200: Conta } } },
    (req) => getConta(req.ctx),
  )
  app.put(
    '/conta',
    {
      config: { ...config, cost },
      bodyLimit: IMAGE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Altera a própria conta',
        description: 'Outro e-mail exige `senhaAtual`. Perfil, cliente e situação são de outra pessoa.',
        body: ContaInput,
        response: { 200: Conta },
      },
    },
    (req) => updateConta(req.ctx, req.body),
  )
  app.get(
    '/conta/dados',
    {
      config,
      schema: {
        tags,
        summary: 'Tudo o que o sistema tem sobre a própria pessoa (LGPD)',
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    (req) => exportOwn(req.ctx),
  )
  app.post(
    '/conta/excluir',
    {
      config,
      schema: {
        tags,
        summary: 'Exclui a própria conta de consumidor, com a senha',
        description: 'As OS ficam com os postos. Não pode ser desfeito.',
        body: ContaExclusao,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await demandSenhaAtual(req.ctx, req.body.senhaAtual)
      await anonymiseOwn(req.ctx)
      return reply.code(204).send(null)
    },
  )
  app.get(
    '/conta/sessoes',
    {
      config,
      schema: { tags, summary: 'As próprias sessões abertas', response: { 200: z.array(SessaoAberta) } },
    },
    (req) => listSessoes(req.ctx),
  )
  app.delete(
    '/conta/sessoes/:id',
    {
      config,
      schema: { tags, summary: 'Encerra uma sessão própria', params: IdParams, response: { 204: z.null() } },
    },
    async (req, reply) => {
      await endSessao(req.ctx, req.params.id)
      return reply.code(204).send(null)
    },
  )
  app.post(
    '/conta/sessoes/encerrar',
    {
      config,
      schema: {
        tags,
        summary: 'Sai de todos os aparelhos',
        body: EncerrarSessoes,
        response: { 200: SessoesEncerradas },
      },
    },
    (req) => endSessoes(req.ctx, req.body.incluirEsta),
  )
}

const factorRoutes: Routes = async (app) => {
  app.post(
    '/conta/segundo-fator',
    {
      config,
      schema: {
        tags,
        summary:
          'Começa a ativar a verificação em duas etapas, ou a passá-la para outro aparelho: o segredo aparece só aqui',
        body: SegundoFatorInicio,
        response: { 200: SegundoFatorSegredo },
      },
    },
    async (req) => {
      await demandSenhaAtual(req.ctx, req.body.senhaAtual)
      return beginSegundoFator(req.ctx, req.body.codigo)
    },
  )
  app.put(
    '/conta/segundo-fator',
    {
      config,
      schema: {
        tags,
        summary: 'Ativa a verificação em duas etapas com o primeiro código; as outras sessões se encerram',
        description: 'Responde os códigos de recuperação, que não aparecem de novo.',
        body: SegundoFatorConfirmacao,
        response: { 200: CodigosDeRecuperacao },
      },
    },
    (req) => turnOn(req.ctx, req.body.codigo),
  )
  app.post(
    '/conta/segundo-fator/codigos',
    {
      config,
      schema: {
        tags,
        summary: 'Troca os códigos de recuperação',
        body: SegundoFatorProva,
        response: { 200: CodigosDeRecuperacao },
      },
    },
    async (req) => {
      await demandSenhaAtual(req.ctx, req.body.senhaAtual)
      return renewCodes(req.ctx, req.body.codigo)
    },
  )
  app.post(
    '/conta/segundo-fator/desligar',
    {
      config,
      schema: {
        tags,
        summary: 'Desativa a verificação em duas etapas, quando o perfil não a exige',
        body: SegundoFatorProva,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await turnOff(req.ctx, req.body.senhaAtual, req.body.codigo)
      return reply.code(204).send(null)
    },
  )
}

export const contaRoutes: Routes = async (app) => {
  await app.register(accountRoutes)
  await app.register(factorRoutes)
  await app.register(chaveAcessoRoutes)
}
