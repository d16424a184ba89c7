import { WmsAviso, WmsAvisoResposta, WmsSituacao, WmsTentativa } from '@app/contract/armazem/wms'
import { applyAviso } from './actions/aviso.ts'
import { withChamada } from './actions/chamada.ts'
import { getSituacao, tryNow } from './actions/situacao.ts'
import { isToken } from './token.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { demandStaff } from '../../../platform/scope.ts'

/**
 * The call-back of an outside WMS (docs/wms.md), which has no session: its own token is checked before anything is read.
 * And how the link to it stands, for people.
 */
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
      const { numeroPedido } = req.body
      await withChamada(app.services, { tipo: 'aviso', numeroPedido }, () =>
        applyAviso(app.services, req.body),
      )
      return req.body
    },
  )

  const config = { ability: 'INTEGRACAO_EDITAR' } as const
  const tags = ['Integrações']
  app.get(
    '/wms/situacao',
    {
      config,
      schema: {
        tags,
        summary: 'Como está a ligação com o WMS externo',
        description: 'O que espera por ele, o que deu certo por último e as últimas falhas.',
        response: { 200: WmsSituacao },
      },
    },
    (req) => {
      demandStaff(req.ctx)
      return getSituacao(app.services)
    },
  )
  app.post(
    '/wms/tentar',
    {
      config,
      schema: {
        tags,
        summary: 'Entrega agora ao WMS o que espera por ele',
        description: 'Sem isto, cada entrega que falhou é repetida com pausas crescentes, até dez minutos.',
        response: { 200: WmsTentativa },
      },
    },
    (req) => {
      demandStaff(req.ctx)
      return tryNow(app.services)
    },
  )
}
