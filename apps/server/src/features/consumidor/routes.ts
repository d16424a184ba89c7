import { Consumidor, ConsumidorSearch } from '@app/contract/consumidor'
import { z } from 'zod'
import type { Routes } from '../../platform/http/routes.ts'
import { listConsumidores } from './store.ts'

/** What a picker shows at most. */
const PICKER_LIMIT = 50

/** The look-up of a watch's intake; everything else is the register's. */
export const consumidorRoutes: Routes = async (app) => {
  app.get(
    '/consumidor/findAll',
    {
      config: { ability: 'CONSUMIDOR_VER' },
      schema: {
        tags: ['Consumidores'],
        summary: 'Procura consumidores por parte do nome, ou pelo começo do CPF, do CNPJ ou do telefone',
        description: `Os ativos do próprio posto, no máximo ${PICKER_LIMIT}, por nome; o fabricante vê os de todos.`,
        querystring: ConsumidorSearch,
        response: { 200: z.array(Consumidor) },
      },
    },
    (req) =>
      listConsumidores(req.ctx.db, req.ctx.scope, {
        q: req.query.q || undefined,
        postoId: req.query.posto,
        limit: PICKER_LIMIT,
      }),
  )
}
