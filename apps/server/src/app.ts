import Fastify from 'fastify'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/db/index.ts'

type Parts = { config: Config; database: Database }

/** Puts the product together, ready to listen. */
export const buildApp = async ({ config, database }: Parts) => {
  const app = Fastify({ logger: { level: config.LOG_LEVEL }, trustProxy: config.TRUST_PROXY })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await database.pool.query('select 1')
    return { status: 'ok' }
  })
  return app
}
