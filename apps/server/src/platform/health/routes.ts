import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../db/index.ts'
import { unavailable } from '../http/database-errors.ts'
import { refuse } from '../http/errors.ts'
import { isLocal } from '../http/local.ts'
import type { Routes } from '../http/routes.ts'
import { probe } from '../store/saude.ts'
import { createMeasures } from './measures.ts'

const Health = z.object({ status: z.literal('ok') })

/** Whether the process is alive, whether it can work, and its measurements for Prometheus. */
export const healthRoutes =
  (root: FastifyInstance, database: Database): Routes =>
  async (app) => {
    const registry = createMeasures(root, database)
    const config = { ability: 'public' } as const
    const tags = ['Operação']

    app.get(
      '/healthz',
      { config, schema: { tags, summary: 'O processo está de pé', response: { 200: Health } } },
      () => ({ status: 'ok' as const }),
    )
    app.get(
      '/readyz',
      {
        config,
        schema: {
          tags,
          summary: 'O processo aceita chamadas: o banco de dados responde e ele não está parando',
          response: { 200: Health },
        },
      },
      async () => {
        if (app.leaving.on) throw unavailable()
        await probe(app.services.db)
        return { status: 'ok' as const }
      },
    )
    app.get('/metrics', { config, schema: { hide: true } }, async (req, reply) => {
      if (!isLocal(req)) refuse('NOT_FOUND')
      return reply.type(registry.contentType).send(await registry.metrics())
    })
  }
