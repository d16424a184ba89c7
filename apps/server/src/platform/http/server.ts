import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyRequest, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { unavailable } from './database-errors.ts'
import { AppError } from './errors.ts'
import { JSON_TYPE, parseJson } from './answers/json.ts'
import { BODY_LIMIT } from './limits.ts'

/** Request data that a log must never hold (quality.md): the sender, the content and the token. */
const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.senha',
  '*.password',
  '*.token',
  '*.access_token',
  '*.refresh_token',
]

type LoggedError = { type: string; message: string; stack: string; cause?: LoggedError }

/** An error for the log, without the row or values that the database adds (`detail`, `where`, …). */
const errorOf = (error: Error): LoggedError => {
  const fields = ['code', 'constraint', 'table'].flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const { name: type, message, stack = '', cause } = error
  const logged = { type, message, stack, ...Object.fromEntries(fields) }
  return cause instanceof Error ? { ...logged, cause: errorOf(cause) } : logged
}

/** How long an abandoned socket stays open, so that its last answer can be read. */
const LINGER_MS = 1_000

const asText = (error: AppError) => JSON.stringify(error.body)

/** The bare HTTP server: limits, time-outs, JSON reading, one log line per request. */
export const createServer = (config: Config) => {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, redact: REDACTED, serializers: { err: errorOf } },
    // Our own line below names the route and never the address, because the address may hold a signed link.
    logController: new LogController({ disableRequestLogging: true }),
    // Only the nearest proxy is trusted, because anybody can write the entries further left in X-Forwarded-For.
    trustProxy: config.TRUST_PROXY && ((_address: string, hop: number) => hop === 0),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    connectionTimeout: 0,
    requestTimeout: 300_000,
    keepAliveTimeout: 72_000,
    // Node checks for late headers and bodies at this interval; its default half minute would be added to each
    // time-out.
    http: { connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 5_000 },
    frameworkErrors: (error, _req, reply) => {
      const refusal = error.code === 'FST_ERR_ASYNC_CONSTRAINT' ? unavailable() : new AppError('NOT_FOUND')
      reply.hijack()
      reply.raw.writeHead(refusal.statusCode, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      reply.raw.end(asText(refusal))
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy(error)
      const [status, reason] =
        error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? [408, 'Request Timeout']
          : error.code === 'HPE_HEADER_OVERFLOW'
            ? [431, 'Request Header Fields Too Large']
            : [400, 'Bad Request']
      const body = asText(new AppError('INVALID_REQUEST'))
      const head = `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\n`
      socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`)
      // A client that never closes its side would keep the descriptor, but an immediate cut could lose the answer, so
      // it waits.
      setTimeout(() => socket.destroy(), LINGER_MS).unref()
    },
  })

  app.server.headersTimeout = 15_000
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, async (_req: FastifyRequest, text: string) =>
    parseJson(text),
  )

  app.addHook('onRequest', async (req, reply) => {
    if (/%00/.test(req.url)) throw new AppError('INVALID_REQUEST')
    if (req.headers.upgrade !== undefined && !/^\/ws\/?(?:\?|$)/.test(req.url)) {
      // Node no longer manages a connection that asks for an upgrade, so nothing else would close it.
      reply.header('connection', 'close')
      reply.raw.once('finish', () => req.raw.socket.destroySoon())
      throw new AppError('INVALID_REQUEST')
    }
    if ((req.headers['content-encoding'] ?? 'identity') !== 'identity') throw new AppError('TIPO_DE_CONTEUDO')
  })

  app.addHook('onResponse', async (req, reply) => {
    const { url: rota } = req.routeOptions
    const ms = Math.round(reply.elapsedTime * 10) / 10
    req.log.info({ metodo: req.method, rota, status: reply.statusCode, ms }, 'chamada')
  })
  return app
}
