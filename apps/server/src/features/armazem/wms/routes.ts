import { WmsAviso, WmsAvisoResposta } from '@app/contract/armazem/wms'
import { applyAviso } from './actions/aviso.ts'
import { isToken } from './token.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Routes } from '../../../platform/http/routes.ts'

/** The call-back of an outside WMS (docs/wms.md). It has no session: its own token is checked before anything is read. */
export const wmsRoutes: Routes = async (app) => {
  app.post(
    '/wms/status',
    {
      config: { ability: 'public' },
      onRequest: async (req) => {
        if (isToken(req.headers.authorization, app.services.config.WMS_TOKEN)) return
        throw new AppError('INVALID_TOKEN', { headers: { 'www-authenticate': 'Bearer' } })
      },
      schema: {
        tags: ['WMS'],
        summary: 'O WMS avisa em que ponto está um pedido',
        description: 'Autenticado pelo token WMS_TOKEN. Um aviso repetido não muda nada.',
        body: WmsAviso,
        response: { 200: WmsAvisoResposta },
      },
    },
    async (req) => {
      await applyAviso(app.services, req.body)
      return req.body
    },
  )
}
