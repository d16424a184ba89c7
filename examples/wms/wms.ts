import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Behaviour, isMode, MODES, type Order } from './modes.ts'

const MOST_BYTES = 4 * 1024 * 1024

const readBody = async (req: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of req) {
    parts.push(part as Buffer)
    length += (part as Buffer).length
    if (length > MOST_BYTES) throw new Error('too large')
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

const isOrder = (body: unknown): body is Order => {
  const { numeroPedido, versao, cancelado } = Object(body) as Record<keyof Order, unknown>
  return Number.isInteger(numeroPedido) && Number.isInteger(versao) && typeof cancelado === 'boolean'
}

type Options = {
  port?: number
  /** What Retaguarda has to send (`WMS_TOKEN`); without it everybody may call. */
  token?: string | undefined
  behave?: Behaviour
  /** Called for each order that was taken, once for each version of it. */
  onOrder?: (order: Order) => void
}

/** A WMS that takes orders as docs/wms.md says, and answers as it is told to. */
export const startWms = async ({ port = 0, token, behave = MODES.certo, onOrder }: Options) => {
  const state = {
    behave,
    /** Every hand-over, also those that were not taken. */
    received: [] as Order[],
    unanswered: new Set<ServerResponse>(),
    /** Calls of addresses that Retaguarda has no business with. */
    strange: [] as string[],
  }
  /** The newest version of each order; a repeated or an older one changes nothing. */
  const orders = new Map<number, Order>()

  const take = (order: Order): void => {
    const known = orders.get(order.numeroPedido)
    if (known && known.versao >= order.versao && known.cancelado === order.cancelado) return
    orders.set(order.numeroPedido, order)
    onOrder?.(order)
  }

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const call = `${req.method} ${req.url}`
    if (call === 'GET /') return void res.end(JSON.stringify([...orders.values()], null, 2))
    const body = await readBody(req)
    if (call === 'POST /modo') {
      const { modo } = Object(body) as { modo?: unknown }
      if (!isMode(modo)) return void res.writeHead(400).end(Object.keys(MODES).join(' '))
      state.behave = MODES[modo]
      return void res.end()
    }
    if (!call.startsWith('POST') || !call.endsWith('/pedidos')) {
      state.strange.push(call)
      return void res.writeHead(404).end()
    }
    if (token !== undefined && req.headers.authorization !== `Bearer ${token}`)
      return void res.writeHead(401).end()
    if (!isOrder(body)) return void res.writeHead(400).end()
    state.received.push(body)
    if (state.behave === MODES.certo || state.behave === MODES.lento) take(body)
    state.behave(req, res, body)
  }

  const server = createServer((req, res) => {
    state.unanswered.add(res)
    res.once('close', () => state.unanswered.delete(res))
    answer(req, res).catch(() => res.writeHead(400).end())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    state,
    orders,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutOff: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
