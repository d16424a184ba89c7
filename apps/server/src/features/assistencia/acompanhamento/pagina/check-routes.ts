import type { FastifyError } from 'fastify'
import { instantFormat } from '@app/rules/casca/tempo'
import { sha256Of } from '../../../../platform/files/index.ts'
import { readUploadContent } from '../../../../platform/files/read.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import { asRefusal } from '../../../../platform/http/failures.ts'
import { createRateLimit } from '../../../../platform/http/rate.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { networkOf } from '../../../../platform/session/network.ts'
import { checkComprovante, CONFERIR } from '../../ordemServico/index.ts'
import { paginaConferir } from './check.ts'
import { sendPage, sendRefusal } from './routes.ts'

/** Of one network: who is given a paper asks once. */
const CONFERENCIAS_POR_MINUTO = 30
const ARQUIVO_MAXIMO = 2_000_000

/** The public page that says whether a 'comprovante' is unchanged. */
export const checkRoutes: Routes = async (app) => {
  const { services } = app
  const countCall = createRateLimit(CONFERENCIAS_POR_MINUTO)
  const format = instantFormat(services.config.TZ_EXIBICAO)
  const quando = (instante: string) => format(new Date(instante))
  app.addHook('onRequest', async (req) => countCall(networkOf(req.ip)))
  app.setErrorHandler<FastifyError>((error, req, reply) => {
    const known = asRefusal(error, req)
    if (!known) req.log.error({ err: error, rota: req.routeOptions.url }, 'erro inesperado')
    const refusal = known ?? new AppError('UNEXPECTED_ERROR')
    return sendRefusal(reply, paginaConferir(quando, null, refusal.message), refusal)
  })

  app.get(CONFERIR, { config: { ability: 'public' }, schema: { hide: true } }, (_req, reply) =>
    sendPage(reply, paginaConferir(quando, null)),
  )

  app.post(
    CONFERIR,
    {
      config: { ability: 'public', upload: true },
      schema: { hide: true },
      bodyLimit: ARQUIVO_MAXIMO + 10_000,
    },
    async (req, reply) => {
      const { content } = await readUploadContent(req, ARQUIVO_MAXIMO)
      return sendPage(reply, paginaConferir(quando, await checkComprovante(services, sha256Of(content))))
    },
  )
}
