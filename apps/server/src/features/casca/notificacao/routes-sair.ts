import formbody from '@fastify/formbody'
import { z } from 'zod'
import { refusePoison } from '../../../platform/http/answers/json.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { endEmails } from './sair.ts'

const tags = ['Notificações']
const config = { ability: 'public' } as const
const params = z.object({
  chave: z.string().max(300).describe('Diz de quem são os avisos; só o sistema a abre.'),
})

/** The address in the head of a mail of notices: called by the mail program, or opened by the person. */
export const sairRoutes: Routes = async (app) => {
  await app.register(formbody, { bodyLimit: 1024 })
  app.addHook('preValidation', async (req) => refusePoison(req.body))
  app.post(
    '/public/avisos/sair/:chave',
    {
      config,
      schema: {
        tags,
        summary: 'Encerra os avisos por e-mail de uma pessoa, a pedido do programa de e-mail dela (RFC 8058)',
        consumes: ['application/x-www-form-urlencoded'],
        params,
        body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await endEmails(app.services, req.params.chave)
      return reply.code(204).send(null)
    },
  )
  app.get(
    '/public/avisos/sair/:chave',
    { config, schema: { hide: true, params } },
    // A look at the address changes nothing: scanners of mails open every link.
    (_req, reply) => reply.redirect('/avisos', 303),
  )
}
