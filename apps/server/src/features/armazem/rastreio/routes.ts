import { DestinoDoLote, LoteRastreado, Rastreio, RastreioQuery } from '@app/contract/armazem/rastreio'
import { halOf, IdParams, PageQuery } from '@app/contract/casca/paging'
import { z } from 'zod'
import { sendCsv } from '../../../platform/http/answers/csv.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { exportDestinos, findRastreio, getRastreio, listDestinos } from './actions.ts'

const tags = ['Rastreio']
const config = { ability: 'RASTREIO_VER' } as const
const params = IdParams

/** The trace of a lot, both ways; `:id` is the balance. */
export const rastreioRoutes: Routes = async (app) => {
  app.get(
    '/rastreio',
    {
      config,
      schema: {
        tags,
        summary: 'Os lotes com este número, ou de um produto, de uma nota, de um pedido',
        description: 'No máximo 100.',
        querystring: RastreioQuery,
        response: { 200: z.array(LoteRastreado) },
      },
    },
    (req) => findRastreio(req.ctx, req.query),
  )
  app.get(
    '/rastreio/:id',
    {
      config,
      schema: {
        tags,
        summary: 'De onde um lote veio, e quanto foi para quem',
        params,
        response: { 200: Rastreio },
      },
    },
    (req) => getRastreio(req.ctx, req.params.id),
  )
  app.get(
    '/rastreio/:id/destinos',
    {
      config,
      schema: {
        tags,
        summary: 'Os pedidos que têm o lote',
        description: 'Os que ainda estão no armazém em cima.',
        params,
        querystring: PageQuery.omit({ sort: true }),
        response: { 200: halOf('destinos', DestinoDoLote) },
      },
    },
    (req) => listDestinos(req.ctx, req.params.id, req.query),
  )
  app.post(
    '/rastreio/:id/export/CSV',
    {
      config: { ...config, longRead: true },
      schema: { tags, summary: 'Todos os pedidos que têm o lote, em CSV', params, produces: ['text/csv'] },
    },
    async (req, reply) => sendCsv(reply, req.ctx, await exportDestinos(req.ctx, req.params.id)),
  )
}
