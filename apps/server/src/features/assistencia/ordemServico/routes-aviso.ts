import { AvisoDaOs, AvisoFeito, AvisoParams, AvisoPronto } from '@app/contract/assistencia/aviso'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { getAvisoPronto, getAvisos, markAviso } from './actions/avisos/aviso.ts'

const tags = ['Avisos ao consumidor']

/** Notices to the consumer of an order, sent and waiting. */
export const avisoRoutes: Routes = async (app) => {
  app.get(
    '/:id/avisos',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'Os avisos de uma OS, do mais novo ao mais antigo, e o que foi de cada um',
        params: IdParams,
        response: { 200: z.array(AvisoDaOs) },
      },
    },
    (req) => getAvisos(req.ctx, req.params.id),
  )
  app.post(
    '/:id/avisos/:aviso/texto',
    {
      config: { ability: 'OS_AVISAR' },
      schema: {
        tags,
        summary: 'O texto do aviso para mandar por WhatsApp, com o link da OS',
        description:
          'A quem não registra respostas, em vez do link, a página que o código do comprovante abre.',
        params: AvisoParams,
        response: { 200: AvisoPronto },
      },
    },
    (req) => getAvisoPronto(req.ctx, req.params),
  )
  app.put(
    '/:id/avisos/:aviso',
    {
      config: { ability: 'OS_AVISAR', lateBody: true, idempotent: true },
      schema: {
        tags,
        summary: 'Marca que o consumidor foi avisado, e por que meio',
        params: AvisoParams,
        body: AvisoFeito,
        response: { 200: z.array(AvisoDaOs) },
      },
    },
    (req) => markAviso(req.ctx, req.params, req.body),
  )
}
