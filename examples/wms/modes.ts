import type { IncomingMessage, ServerResponse } from 'node:http'

/** What this WMS needs of an order; the rest it keeps as it came. */
export type Order = { numeroPedido: number; versao: number; cancelado: boolean }

export type Behaviour = (req: IncomingMessage, res: ServerResponse, order: Order) => void

const SLOW_MS = 3_000
const FLOOD_BYTES = 1024 ** 3
const PART = Buffer.alloc(64 * 1024, 'x')

const right: Behaviour = (_req, res, { numeroPedido }) =>
  void res
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ numeroPedido, recebido: true }))

const flood: Behaviour = (_req, res) => {
  let left = FLOOD_BYTES
  const pour = () => {
    while (left > 0 && !res.destroyed) {
      left -= PART.length
      if (!res.write(PART)) return
    }
    res.end()
  }
  res.on('drain', pour)
  pour()
}

/** Every way in which a WMS answers a hand-over: rightly, late, not at all, or with something that is no receipt. */
export const MODES = {
  certo: right,
  lento: (req, res, order) => void setTimeout(right, SLOW_MS, req, res, order),
  falha: (_req, res) => void res.writeHead(500).end(),
  recusa: (_req, res) => void res.writeHead(401).end('{}'),
  html: (_req, res) =>
    void res.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Bem-vindo</h1></html>'),
  metade: (_req, res, { numeroPedido }) =>
    void res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`{"numeroPedido": ${numeroPedido}, "rec`),
  outro: (req, res, order) => right(req, res, { ...order, numeroPedido: order.numeroPedido + 1 }),
  desvio: ({ headers }, res) =>
    void res
      .writeHead(307, { location: `http://127.0.0.1:${String(headers.host).split(':')[1]}/desviado` })
      .end(),
  enxurrada: flood,
  aberto: (_req, res) =>
    void res.writeHead(200, { 'content-type': 'application/json' }).write('{"numeroPedido"'),
  mudo: () => {},
  desliga: (req) => void req.socket.destroy(),
} as const satisfies Record<string, Behaviour>
export type Mode = keyof typeof MODES

export const isMode = (name: unknown): name is Mode => typeof name === 'string' && Object.hasOwn(MODES, name)
