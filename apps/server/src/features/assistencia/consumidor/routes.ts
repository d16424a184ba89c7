import { Consumidor, ConsumidorSearch } from '@app/contract/registers/consumidor'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { anonymiseConsumidor, exportConsumidor } from './lgpd.ts'
import { listConsumidores } from './store.ts'

const tags = ['Consumidores']
const edit = { ability: 'CONSUMIDOR_EDITAR' } as const

/** Most rows of a picker. */
const PICKER_LIMIT = 50

/** What a person may ask of us (LGPD, art. 18). */
const lgpdRoutes: Routes = async (app) => {
  app.get(
    '/consumidor/:id/dados',
    {
      config: edit,
      schema: {
        tags,
        summary: 'Tudo o que o sistema tem sobre o consumidor (LGPD)',
        params: IdParams,
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    (req) => exportConsumidor(req.ctx, req.params.id),
  )
  app.post(
    '/consumidor/:id/anonimizar',
    {
      config: edit,
      schema: {
        tags,
        summary: 'Remove os dados pessoais e mantém as OS e a evidência (LGPD); não tem volta',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await anonymiseConsumidor(req.ctx, req.params.id)
      return reply.code(204).send(null)
    },
  )
}

/** The look-up for a watch's intake and the LGPD calls; the register serves the rest. */
export const consumidorRoutes: Routes = async (app) => {
  await app.register(lgpdRoutes)
  app.get(
    '/consumidor/findAll',
    {
      config: { ability: 'CONSUMIDOR_VER' },
      schema: {
        tags,
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
