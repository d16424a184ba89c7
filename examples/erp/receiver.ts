import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { Schemas } from './client.ts'

const MOST_SECONDS = 5 * 60
const MOST_BYTES = 1024 * 1024

/** Whether a message is the sender's, whole and fresh (Standard Webhooks); with two signatures one must hold. */
export const isGenuine = (
  headers: IncomingMessage['headers'],
  body: string,
  segredo: string,
  now = Date.now(),
): boolean => {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (Math.abs(now / 1_000 - Number(timestamp)) > MOST_SECONDS) return false
  const key = Buffer.from(segredo.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(timestamp)}.${body}`)
    .digest()
  return String(signatures)
    .split(' ')
    .some((signature) => {
      const sent = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
      return sent.length === expected.length && timingSafeEqual(sent, expected)
    })
}

const readBody = async (req: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of req) {
    parts.push(part as Buffer)
    length += (part as Buffer).length
    if (length > MOST_BYTES) throw new Error('too large')
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Takes webhooks: written to the books first, then acknowledged. */
export const startReceiver = (
  port: number,
  segredo: string,
  write: (evento: Schemas['Evento']) => void,
): Promise<{ close: () => void }> => {
  const server = createServer((req, res) => {
    readBody(req)
      .then((body) => {
        if (!isGenuine(req.headers, body, segredo)) return void res.writeHead(401).end()
        write(JSON.parse(body) as Schemas['Evento'])
        res.writeHead(204).end()
      })
      .catch(() => res.writeHead(500).end())
  })
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () =>
      resolve({
        close: () => {
          server.closeAllConnections()
          server.close()
        },
      }),
    ),
  )
}
