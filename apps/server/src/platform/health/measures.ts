import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/index.ts'
import { measureCopia, measureJobs } from '../store/saude.ts'

const observeCalls = (app: FastifyInstance, registry: Registry): void => {
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
}

const observeConnections = (app: FastifyInstance, pool: Pool, registry: Registry): void => {
  void new Gauge({
    name: 'websocket_connections',
    help: 'Open connections at /ws of this process.',
    registers: [registry],
    collect() {
      this.set(app.websocketServer.clients.size)
    },
  })
  void new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process to the database: in use, idle, and callers that wait for one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

/** With a standby alone: an installation without one has nothing to choose. */
const observeLongReads = ({ counts }: Database['longReads'], registry: Registry): void => {
  if (!counts) return
  void new Counter({
    name: 'long_reads_total',
    help: 'Reports and exports by who answered them: the standby, or the primary in its place.',
    labelNames: ['by'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const [by, count] of Object.entries(counts)) this.inc({ by }, count)
    },
  })
}

/** The queue is one for all processes, so each of them tells the same of it. */
const observeJobs = (app: FastifyInstance, registry: Registry): void => {
  let reading: ReturnType<typeof measureJobs> | undefined
  // Both measurements of one scrape share a read.
  const read = () => (reading ??= measureJobs(app.services.db).finally(() => (reading = undefined)))
  void new Gauge({
    name: 'jobs',
    help: 'Jobs of the installation: due, and given up after their last attempt.',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      try {
        const { due, failed } = await read()
        this.set({ state: 'due' }, due)
        this.set({ state: 'failed' }, failed)
      } catch {
        // Without its database the process still tells of itself.
        this.reset()
      }
    },
  })
  void new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'For how long the oldest due job has been waiting.',
    registers: [registry],
    async collect() {
      try {
        this.set((await read()).oldest)
      } catch {
        this.remove()
      }
    },
  })
}

/** The age of the newest copy that the product took of itself; an installation without any tells its own age. */
const observeCopies = (app: FastifyInstance, registry: Registry): void => {
  void new Gauge({
    name: 'backup_age_seconds',
    help: 'Seconds since the newest nightly copy began.',
    registers: [registry],
    async collect() {
      try {
        this.set(await measureCopia(app.services.db))
      } catch {
        this.remove()
      }
    },
  })
}

/** What Prometheus reads of one process (docs/operations.md). */
export const createMeasures = (app: FastifyInstance, { pool, longReads }: Database): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  observeCalls(app, registry)
  observeConnections(app, pool, registry)
  observeLongReads(longReads, registry)
  observeJobs(app, registry)
  observeCopies(app, registry)
  return registry
}
