import { ComprovanteConferido, ComprovanteHash } from '@app/contract/assistencia/ordemServico'
import { IdParams } from '@app/contract/casca/paging'
import { sendPdf } from '../../../platform/files/send.ts'
import { createRateLimit } from '../../../platform/http/rate.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { networkOf } from '../../../platform/session/network.ts'
import { checkComprovante, getComprovante } from './actions/consumidor/comprovante.ts'

const tags = ['Acompanhamento da OS']
/** Of one network: who is given a paper asks once. */
const CONFERENCIAS_POR_MINUTO = 30

/** The evidence of an answer as a PDF, and whether one that somebody has is unchanged. */
export const comprovanteRoutes: Routes = async (app) => {
  const countCall = createRateLimit(CONFERENCIAS_POR_MINUTO)
  app.get(
    '/ordemServico/:id/comprovante',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'O comprovante da resposta ao orçamento, em PDF',
        produces: ['application/pdf'],
        description: 'Da resposta que vale para a versão atual; sem resposta, 404.',
        params: IdParams,
      },
    },
    async (req, reply) => sendPdf(reply, await getComprovante(req.ctx, req.params.id)),
  )
  app.post(
    '/public/ordemServico/comprovante',
    {
      config: { ability: 'public' },
      onRequest: async (req) => countCall(networkOf(req.ip)),
      schema: {
        tags,
        summary: 'Diz se um PDF é um comprovante emitido, sem mudança',
        description: 'Pelo SHA-256 do arquivo. Nada diz de quem ele é.',
        body: ComprovanteHash,
        response: { 200: ComprovanteConferido },
      },
    },
    (req) => checkComprovante(app.services, Buffer.from(req.body.sha256, 'hex')),
  )
}
