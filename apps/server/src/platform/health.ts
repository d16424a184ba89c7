import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { z } from 'zod'
import type { Routes } from './http/routes.ts'
import { refuse } from './http/errors.ts'
import { isLocal } from './http/local.ts'
import { probe } from './store/saude.ts'

const Health = z.object({ status: z.literal('ok') })

const measure = (app: FastifyInstance): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (req, reply) => {
    const route = req.routeOptions.url ?? 'none'
    duration.observe({ method: req.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  return registry
}

/** Whether the process is alive, whether it can work, and its measurements for Prometheus. */
export const healthRoutes =
  (root: FastifyInstance): Routes =>
  async (app) => {
    const registry = measure(root)
    const config = { ability: 'public' } as const
    const tags = ['Operação']

    app.get(
      '/healthz',
      { config, schema: { tags, summary: 'O processo está de pé', response: { 200: Health } } },
      () => ({ status: 'ok' as const }),
    )
    app.get(
      '/readyz',
      { config, schema: { tags, summary: 'O banco de dados responde', response: { 200: Health } } },
      async () => {
        await probe(app.services.db)
        return { status: 'ok' as const }
      },
    )
    app.get('/metrics', { config, schema: { hide: true } }, async (req, reply) => {
      if (!isLocal(req)) refuse('NOT_FOUND')
      return reply.type(registry.contentType).send(await registry.metrics())
    })
  }
