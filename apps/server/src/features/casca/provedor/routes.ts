import { IdParams } from '@app/contract/casca/paging'
import {
  EntradaProvedor,
  EntradaProvedorInput,
  Provedor,
  ProvedorInput,
  ProvedorTeste,
  ProvedorUpdate,
} from '@app/contract/casca/provedor'
import formbody from '@fastify/formbody'
import { z } from 'zod'
import { refusePoison } from '../../../platform/http/answers/json.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { enderecoOf } from '../chaveAcesso/index.ts'
import * as cadastro from './actions/cadastro.ts'
import { beginEntrada } from './actions/entrada.ts'
import { endByProvedor } from './actions/saida.ts'

const tags = ['Entrada pela empresa']
const config = { ability: 'INTEGRACAO_EDITAR' } as const

const SaidaInput = z.object({ logout_token: z.string().max(8_000) })

/** What providers themselves call: form-encoded, as their standard says. */
const saidaRoutes: Routes = async (app) => {
  await app.register(formbody, { bodyLimit: 16_384 })
  app.addHook('preValidation', async (req) => refusePoison(req.body))
  app.post(
    '/public/provedor/saida',
    {
      config: { ability: 'public' },
      schema: {
        tags,
        summary: 'Aviso de saída de um provedor (OpenID Connect Back-Channel Logout)',
        description: 'O `logout_token`, assinado pelo provedor, encerra as sessões que ele abriu.',
        consumes: ['application/x-www-form-urlencoded'],
        body: SaidaInput,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await endByProvedor(app.services, req.body.logout_token)
      return reply.code(204).header('cache-control', 'no-store').send(null)
    },
  )
}

/** The entry by the log-in of a company (OpenID Connect), and the providers by which it goes. */
export const provedorRoutes: Routes = async (app) => {
  await app.register(saidaRoutes)

  app.post(
    '/public/provedor',
    {
      config: { ability: 'public' },
      schema: {
        tags,
        summary: 'Começa a entrada pela conta da empresa, pelo domínio do e-mail',
        description:
          'O navegador guarda `pedido` e abre `url`. O provedor o manda de volta a `/entrada`; o que vem depois de `?` entra com `pedido` em `POST /oauth/token`, com `grant_type=provedor`.',
        body: EntradaProvedorInput,
        response: { 200: EntradaProvedor },
      },
    },
    (req) => beginEntrada(app.services, req.body, enderecoOf(app.services.config, req).origem, req.ip),
  )
  app.get(
    '/provedor',
    {
      config,
      schema: { tags, summary: 'Os provedores de identidade', response: { 200: z.array(Provedor) } },
    },
    (req) => cadastro.listProvedores(req.ctx),
  )
  app.get(
    '/provedor/:id',
    { config, schema: { tags, summary: 'Um provedor', params: IdParams, response: { 200: Provedor } } },
    (req) => cadastro.getProvedor(req.ctx, req.params.id),
  )
  app.post(
    '/provedor',
    {
      config,
      schema: { tags, summary: 'Cadastra um provedor', body: ProvedorInput, response: { 201: Provedor } },
    },
    async (req, reply) => reply.code(201).send(await cadastro.createProvedor(req.ctx, req.body)),
  )
  app.put(
    '/provedor/:id',
    {
      config: { ...config, lateBody: true },
      schema: {
        tags,
        summary: 'Altera um provedor; desativado, encerra as sessões que abriu',
        params: IdParams,
        body: ProvedorUpdate,
        response: { 200: Provedor },
      },
    },
    (req) => cadastro.saveProvedor(req.ctx, req.params.id, req.body),
  )
  app.delete(
    '/provedor/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Remove um provedor e encerra as sessões que abriu; as pessoas ficam',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await cadastro.removeProvedor(req.ctx, req.params.id)
      return reply.code(204).send(null)
    },
  )
  app.post(
    '/provedor/:id/testar',
    {
      config,
      schema: {
        tags,
        summary: 'Pergunta ao provedor o que ele diz de si',
        params: IdParams,
        response: { 200: ProvedorTeste },
      },
    },
    (req) => cadastro.testProvedor(req.ctx, req.params.id),
  )
}
