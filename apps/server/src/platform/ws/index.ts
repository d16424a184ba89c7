import { setTimeout as wait } from 'node:timers/promises'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../http/errors.ts'
import { pushOf } from '../push/push.ts'
import { Dito, type Entrou, type Push } from '@app/contract/casca/push'
import { isAffected, type Session } from '../session/index.ts'
import { type Connection, createConnections } from './connections.ts'
import { createRecent } from './recent.ts'
import { createRooms, type Salas, type Visit } from './rooms.ts'

export type { Salas } from './rooms.ts'

const FIRST_MESSAGE_MS = 5_000
const PING_MS = 30_000
/** How often sessions are checked that end by time, because no act notifies their end. */
const SWEEP_MS = 60_000
const MOST_BYTES = 4_096
/** Most records that an entering page is told of one by one. */
const MOST_AT_ONCE = 200
const AFTER_GAP_MS = 5
const MOST_EARLY = 5

const UNAUTHORISED = 4401
const COME_BACK = 1012
const GOING_AWAY = 1001

const ENTROU: Entrou = { tipo: 'entrou' }
const ANYTHING: Push = { tipo: 'mudou', entidade: '*', id: 0, versao: 0 }

/**
 * `ha`: how many milliseconds ago the page began to read its data; later changes are sent on entering, and after them
 * that it has entered.
 */
const Entrar = z.object({
  tipo: z.literal('entrar'),
  token: z.string().max(200),
  ha: z.number().int().min(0).optional(),
})

const readAs = <T>(schema: z.ZodType<T>, data: unknown): T | undefined => {
  try {
    return schema.parse(JSON.parse(String(data)))
  } catch {
    return undefined
  }
}

const refuse = (socket: WebSocket) => socket.close(UNAUTHORISED, 'invalid_token')

/**
 * `/ws` (api.md): a client that identifies itself within 5 s receives the changes that it may see. Of what it looks at
 * (`salas`) it also receives who is there and who writes.
 */
export const registerWebsocket = async (
  app: FastifyInstance,
  salas: Record<string, Salas> = {},
): Promise<void> => {
  const { sessions, changes, log } = app.services
  const connections = createConnections()
  const recent = createRecent(Date.now)
  const rooms = createRooms(app, connections, salas)

  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false, clientTracking: true },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: function closeSockets(done) {
      for (const socket of this.websocketServer.clients) socket.close(GOING_AWAY)
      this.websocketServer.close(() => done())
      // A client that does not answer the closing handshake must not delay the stop.
      setTimeout(() => {
        for (const socket of this.websocketServer.clients) socket.terminate()
      }, 1_000).unref()
    },
  })

  changes.onChange((change) => {
    recent.note({ change })
    connections.tell(change, JSON.stringify(pushOf(change)))
  })
  // Missed changes are unknown, so clients reconnect and read everything again.
  changes.onGap(() => {
    recent.forget()
    for (const { socket } of connections.all()) socket.close(COME_BACK)
  })
  const endSession = (sessaoId: number) => {
    for (const { socket } of connections.ofSession(sessaoId)) refuse(socket)
  }
  sessions.onEnd(endSession)
  // The rights have changed, so the clients reconnect, identify themselves again and read everything again.
  sessions.onRefresh((affected) => {
    recent.note({ affected })
    for (const { socket } of connections.affected(affected)) socket.close(COME_BACK)
  })

  const ping = () => {
    for (const connection of connections.all()) {
      if (!connection.alive) connection.socket.terminate()
      connection.alive = false
      if (connection.socket.readyState === connection.socket.OPEN) connection.socket.ping()
    }
  }
  const sweep = async () => {
    const ids = connections.sessaoIds()
    if (ids.length > 0) for (const id of await sessions.ended(ids)) endSession(id)
  }
  const timers = [
    setInterval(ping, PING_MS),
    setInterval(
      () => void sweep().catch((err: unknown) => log.warn({ err }, 'varredura de sessões')),
      SWEEP_MS,
    ),
  ]
  for (const timer of timers) timer.unref()
  app.addHook('onClose', () => timers.forEach((timer) => clearInterval(timer)))

  /** The session of a token; read again when it changed during the reading. */
  const findSettled = async (token: string): Promise<Session | undefined> => {
    const begun = Date.now()
    const session = await sessions.find(token)
    const told = recent.since(begun)
    if (!told) {
      // Notifications were lost meanwhile, so the session may be an old one.
      await wait(AFTER_GAP_MS)
      return findSettled(token)
    }
    const changed = told.some(
      (one) => session && 'affected' in one && isAffected(one.affected, session.usuario),
    )
    return changed ? findSettled(token) : session
  }

  const enter = (socket: WebSocket, session: Session, since: number | undefined) => {
    const { connection, remove } = connections.add(socket, session)
    socket.on('pong', () => (connection.alive = true))
    const visit = rooms.enter(connection, session)
    socket.on('close', () => {
      visit.leave()
      remove()
    })
    if (since !== undefined) {
      tellSince(connection, session, since)
      socket.send(JSON.stringify(ENTROU))
    }
    return visit
  }

  const tellSince = (connection: Connection, session: Session, since: number) => {
    const pushes = recent.since(since)?.flatMap((told): Push[] => {
      if ('change' in told) return connections.hears(connection, told.change) ? [pushOf(told.change)] : []
      if (!isAffected(told.affected, session.usuario)) return []
      return [{ tipo: 'mudou', entidade: 'sessao', id: session.usuario.id, versao: 0 }]
    })
    // The last push of a record says all; too many say no more than that anything may have changed.
    const last = new Map(pushes?.map((push) => [`${push.entidade} ${push.id}`, push]))
    const all = pushes && last.size <= MOST_AT_ONCE ? last.values() : [ANYTHING]
    for (const push of all) connection.socket.send(JSON.stringify(push))
  }

  app.route({
    method: 'GET',
    url: '/ws',
    config: { ability: 'public' },
    schema: { hide: true },
    // A plain GET of this address is not found.
    handler: () => {
      throw new AppError('NOT_FOUND')
    },
    wsHandler: (socket) => {
      const late = setTimeout(refuse, FIRST_MESSAGE_MS, socket)
      socket.once('close', () => clearTimeout(late))
      socket.once('message', (data) => {
        clearTimeout(late)
        const entrar = readAs(Entrar, data)
        if (!entrar) return refuse(socket)
        // A page goes on talking while its session is looked up.
        const early: unknown[] = []
        let visit: Visit | undefined
        socket.on('message', (said) => {
          if (visit) visit.hear(readAs(Dito, said))
          else if (early.length < MOST_EARLY) early.push(said)
        })
        const since = entrar.ha === undefined ? undefined : Date.now() - entrar.ha
        findSettled(entrar.token).then(
          (session) => {
            if (!session) return refuse(socket)
            if (socket.readyState !== socket.OPEN) return
            visit = enter(socket, session, since)
            for (const said of early) visit.hear(readAs(Dito, said))
          },
          () => socket.close(COME_BACK),
        )
      })
    },
  })
}
