import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { pipeline } from 'node:stream'
import type { Duplex } from 'node:stream'
import { unavailable } from '../../apps/server/src/platform/http/database-errors.ts'
import { callHeaders, hasBody, passedOn, upgradeHead } from './headers.ts'

const LOOK_MS = 500
const LOOK_LIMIT_MS = 3_000
/** Shorter than the time that a process keeps an idle connection (72 s), so that it never closes one in use. */
const IDLE_MS = 30_000
const REQUEST_LIMIT_MS = 300_000
const HEADERS_LIMIT_MS = 15_000

/** A process behind the proxy. */
export type Backend = {
  port: number
  /** What its `/readyz` last said. */
  ready: boolean
  /** It gets no new calls any more. */
  leaving: boolean
  /** Calls that it has not answered yet. */
  running: number
}

type Options = {
  /** A proxy stands in front of this one, so its `X-Forwarded-*` headers are true. */
  behindProxy: boolean
}

const refuse = (answer: ServerResponse): void => {
  if (answer.headersSent) return void answer.destroy()
  const { statusCode, body, headers } = unavailable()
  answer.writeHead(statusCode, { ...headers, 'content-type': 'application/json; charset=utf-8' })
  answer.end(JSON.stringify(body))
}

const isRefused = (error: NodeJS.ErrnoException): boolean => error.code === 'ECONNREFUSED'

/** A small HTTP proxy: each call and each websocket goes to the ready process with the fewest open calls. */
export const createProxy = ({ behindProxy }: Options) => {
  const backends = new Set<Backend>()
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS })
  let turn = 0

  /** Processes that are not ready are the last resort: their own answer says why. */
  const choose = (without: ReadonlySet<Backend>): Backend | undefined => {
    const staying = [...backends].filter((each) => !each.leaving && !without.has(each))
    const ready = staying.filter((each) => each.ready)
    const among = ready.length > 0 ? ready : staying
    const fewest = Math.min(...among.map(({ running }) => running))
    const equal = among.filter(({ running }) => running === fewest)
    turn += 1
    return equal[turn % equal.length]
  }

  const forward = (call: IncomingMessage, answer: ServerResponse, tried: Set<Backend>): void => {
    const backend = choose(tried)
    if (!backend) return refuse(answer)
    tried.add(backend)
    backend.running += 1
    let counted = true
    const settle = () => {
      if (counted) backend.running -= 1
      counted = false
    }
    const onward = request({
      agent,
      host: '127.0.0.1',
      port: backend.port,
      method: call.method,
      path: call.url,
      setHost: false,
      headers: callHeaders(call, behindProxy).flat(),
    })
    answer.once('close', () => {
      settle()
      if (!answer.writableFinished) onward.destroy()
    })
    onward.on('response', (came) => {
      const headers = passedOn(came).flat()
      // A process that refuses a body does not read the rest of it.
      if (!call.complete) headers.push('Connection', 'close')
      answer.writeHead(came.statusCode ?? 502, came.statusMessage, headers)
      pipeline(came, answer, () => {})
    })
    onward.on('error', (error) => {
      settle()
      call.unpipe(onward)
      if (answer.headersSent || answer.destroyed) return void answer.destroy()
      // Nothing of the call has left, so another process may take it.
      if (isRefused(error)) return forward(call, answer, tried)
      refuse(answer)
    })
    // The body waits for the connection, so that a process that is gone consumes nothing of it.
    const begin = () => (hasBody(call) ? call.pipe(onward) : onward.end())
    onward.once('socket', (socket) => (socket.connecting ? socket.once('connect', begin) : begin()))
  }

  const upgrade = (call: IncomingMessage, client: Duplex, head: Buffer): void => {
    const backend = choose(new Set())
    if (!backend) return void client.destroy()
    const onward = connect(backend.port, '127.0.0.1', () => {
      onward.write(upgradeHead(call, behindProxy), 'latin1')
      onward.write(head)
      pipeline(client, onward, () => {})
      pipeline(onward, client, () => {})
    })
    onward.on('error', () => client.destroy())
    client.on('error', () => onward.destroy())
  }

  const server = createServer(
    {
      requestTimeout: REQUEST_LIMIT_MS,
      headersTimeout: HEADERS_LIMIT_MS,
      connectionsCheckingInterval: 1_000,
    },
    (call, answer) => forward(call, answer, new Set()),
  )
  server.keepAliveTimeout = 72_000
  server.on('upgrade', upgrade)

  const look = (backend: Backend): void => {
    const asked = get({ host: '127.0.0.1', port: backend.port, path: '/readyz', timeout: LOOK_LIMIT_MS })
    asked.on('response', (came) => {
      backend.ready = came.statusCode === 200
      came.resume()
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', () => (backend.ready = false))
  }
  const looking = setInterval(() => {
    for (const backend of backends) if (!backend.leaving) look(backend)
  }, LOOK_MS)
  looking.unref()

  return {
    server,
    backends: backends as ReadonlySet<Backend>,
    /** Sends calls to a process that is ready; its port comes from the system. */
    add: (port: number): Backend => {
      const backend = { port, ready: true, leaving: false, running: 0 }
      backends.add(backend)
      return backend
    },
    remove: (backend: Backend): void => void backends.delete(backend),
    /** Takes no new connections; those that are open end with their call. */
    close: async (): Promise<void> => {
      clearInterval(looking)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      await closed
      agent.destroy()
    },
  }
}
