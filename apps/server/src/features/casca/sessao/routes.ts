import { DemoInfo, TokenAnswer, TokenRequest, User } from '@app/contract/casca/session'
import formbody from '@fastify/formbody'
import { z } from 'zod'
import type { Services } from '../../../platform/context.ts'
import { bearerOf } from '../../../platform/http/guard.ts'
import { refusePoison } from '../../../platform/http/answers/json.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { createAparelhos } from '../../../platform/session/aparelho.ts'
import { originOf } from '../../../platform/session/origin.ts'
import { enderecoOf } from '../chaveAcesso/index.ts'
import { passosLigados } from '../configuracao/index.ts'
import { hasProvedor } from '../provedor/index.ts'
import { createToken, demandClient } from './actions.ts'

const tags = ['Sessão']

const RevokeRequest = z.object({
  token: z.string().max(200).optional(),
  token_type_hint: z.string().max(40).optional(),
})

/** Log-in, renewal and log-out: form-encoded as in OAuth 2 (spec §7). */
const oauthRoutes: Routes = async (app) => {
  const aparelhos = createAparelhos(app.services)
  await app.register(formbody, { bodyLimit: 16_384 })
  app.addHook('preValidation', async (req) => refusePoison(req.body))

  app.post(
    '/oauth/token',
    {
      config: { ability: 'public', client: true },
      // The client is checked before its fields.
      preValidation: async (req) => {
        const body = req.body as { client_id?: string } | undefined
        demandClient(req.headers.authorization, body?.client_id)
      },
      schema: {
        tags,
        summary:
          'Abre ou renova uma sessão (grant_type password, mfa_otp, passkey, provedor ou refresh_token)',
        description:
          '`password` com `username` e `password`; quem usa segundo fator recebe `mfa_required` e envia `mfa_otp` com `mfa_token` e `otp`, dentro de cinco minutos. `passkey` com `credencial`, para o desafio de POST /public/chave-acesso. `provedor` com `pedido` e `resposta`, depois de POST /public/provedor. `refresh_token` renova: o anterior deixa de valer.',
        consumes: ['application/x-www-form-urlencoded'],
        body: TokenRequest,
        response: { 200: TokenAnswer },
      },
    },
    async (req, reply) => {
      const aparelho = await aparelhos.of(req.headers)
      const answer = await createToken(app.services, req.body, {
        address: req.ip,
        origem: originOf(req),
        endereco: enderecoOf(app.services.config, req),
        aparelho,
      })
      if (aparelho) reply.header('set-cookie', await aparelhos.cookieOf(aparelho, req.protocol === 'https'))
      return answer
    },
  )

  app.post(
    '/oauth/revoke',
    {
      config: { ability: 'public' },
      schema: {
        tags,
        summary: 'Encerra a sessão do token enviado no formulário ou em Authorization',
        consumes: ['application/x-www-form-urlencoded'],
        body: RevokeRequest,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      const token = req.body.token || bearerOf(req)
      // The answer does not reveal whether the session existed (RFC 7009).
      if (token) await app.services.sessions.revoke(token)
      return reply.code(204).send(null)
    },
  )
}

/** The people of a demonstration, as its creator knows them. */
type Demonstration = { senha: string; logins: (services: Services) => Promise<DemoInfo['logins']> }

export const sessaoRoutes =
  (demonstration: Demonstration): Routes =>
  async (app) => {
    await app.register(oauthRoutes)

    app.get(
      '/user/me',
      {
        config: { ability: 'session' },
        schema: {
          tags,
          summary: 'A pessoa desta sessão',
          exemplo: { titulo: 'Em nome de quem a chave age, e o que pode', ordem: 1 },
          response: { 200: User },
        },
      },
      async (req) => {
        const passos = await passosLigados(req.ctx)
        return passos.length > 0 ? { ...req.ctx.usuario, passos } : req.ctx.usuario
      },
    )

    app.get(
      '/public/demo',
      {
        config: { ability: 'public' },
        schema: {
          tags,
          summary: 'O que a entrada oferece: acessos da demonstração, cadastro de postos',
          response: { 200: DemoInfo },
        },
      },
      async () => {
        const { senha, logins } = demonstration
        const { RETAGUARDA_DEMO, MODULOS } = app.services.config
        const offers = {
          cadastroPosto: MODULOS.includes('assistencia'),
          provedores: await hasProvedor(app.services.db),
        }
        return RETAGUARDA_DEMO
          ? { demo: true, ...offers, senha, logins: await logins(app.services) }
          : { demo: false, ...offers, senha: null, logins: [] }
      },
    )
  }
