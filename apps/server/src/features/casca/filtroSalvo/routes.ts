import { FiltroSalvo, FiltroSalvoInput, FiltroSalvoQuery } from '@app/contract/casca/filtroSalvo'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import { createFiltroSalvo, listFiltrosSalvos, removeFiltroSalvo } from './actions.ts'
import type { Routes } from '../../../platform/http/routes.ts'

const tags = ['Conta']

/** Filters that a person keeps under a name: always the own ones. */
export const filtroSalvoRoutes: Routes = async (app) => {
  app.get(
    '/filtro-salvo',
    {
      config: { ability: 'session' },
      schema: {
        tags,
        summary: 'Os próprios filtros salvos de uma lista, por nome',
        querystring: FiltroSalvoQuery,
        response: { 200: z.array(FiltroSalvo) },
      },
    },
    (req) => listFiltrosSalvos(req.ctx, req.query.lista),
  )

  app.post(
    '/filtro-salvo',
    {
      config: { ability: 'session', idempotent: true },
      schema: {
        tags,
        summary: 'Salva um filtro; um nome já usado na lista é 409',
        body: FiltroSalvoInput,
        response: { 201: FiltroSalvo },
      },
    },
    async (req, reply) => {
      const saved = await createFiltroSalvo(req.ctx, req.body)
      return reply.code(201).send(saved)
    },
  )

  app.delete(
    '/filtro-salvo/:id',
    {
      config: { ability: 'session' },
      schema: {
        tags,
        summary: 'Exclui um filtro salvo próprio',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await removeFiltroSalvo(req.ctx, req.params.id)
      return reply.code(204).send(null)
    },
  )
}
