import { FalhaInput } from '@app/contract/casca/falha'
import { z } from 'zod'
import { createRateLimit } from '../../../platform/http/rate.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { networkOf } from '../../../platform/session/network.ts'
import { cleanFalha } from './clean.ts'

/** Per network: a broken screen tells of itself once or twice, a flood would only fill the log. */
const CHAMADAS_POR_MINUTO = 60

/** An error of a page, told to the log; without a session, because the log-in may be what is broken. */
export const falhaRoutes: Routes = async (app) => {
  const countCall = createRateLimit(CHAMADAS_POR_MINUTO)
  app.post(
    '/public/falha',
    {
      config: { ability: 'public' },
      onRequest: async (req) => countCall(networkOf(req.ip)),
      schema: {
        tags: ['Operação'],
        summary: 'Conta ao registro (log) uma falha de uma tela',
        description:
          'Textos entre aspas, números, e-mails e códigos do endereço são retirados antes de registrar.',
        body: FalhaInput,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      app.services.log.warn({ falha: cleanFalha(req.body) }, 'falha numa tela')
      return reply.code(204).send(null)
    },
  )
}
