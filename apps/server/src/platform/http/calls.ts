import { caminhoRegistrado } from '@app/rules/casca/chaveApi'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Chamada, insertChamadas } from '../store/chave.ts'

const EVERY_MS = 1_000
/** Above this number the calls are written at once. */
const FULL = 500
/** While the database is away no more than these are kept in memory. */
const MOST = 10_000

const textsOf = (params: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]))

const chamadaOf = (req: FastifyRequest, chaveApiId: number, status: number, ms: number): Chamada => ({
  chaveApiId,
  em: req.server.services.now(),
  metodo: req.method,
  caminho: caminhoRegistrado(req.routeOptions.url ?? '', textsOf(req.params)),
  status,
  duracaoMs: Math.round(ms),
})

/**
 * Records what each key of another system did. Calls are gathered and written each second, so that none waits for its
 * record; a crash loses at most the last second of it.
 */
export const registerCalls = (app: FastifyInstance): void => {
  const { services } = app
  let gathered: Chamada[] = []
  let writing: Promise<void> | undefined

  const write = async () => {
    const some = gathered
    gathered = []
    try {
      await insertChamadas(services.db, some)
    } catch (err) {
      app.log.warn({ err }, 'chamadas de chaves')
      gathered = [...some, ...gathered].slice(-MOST)
    }
  }
  const flush = (): Promise<void> => {
    if (writing) return writing
    if (gathered.length === 0) return Promise.resolve()
    writing = write().finally(() => (writing = undefined))
    return writing
  }

  app.decorate('flushCalls', flush)
  app.addHook('onResponse', async (req, reply) => {
    const chave = req.context_?.chave
    if (!chave) return
    gathered.push(chamadaOf(req, chave.id, reply.statusCode, reply.elapsedTime))
    if (gathered.length >= FULL) void flush()
  })
  const timer = setInterval(() => void flush(), EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes the gathered calls of keys now. */
    flushCalls: () => Promise<void>
  }
}
