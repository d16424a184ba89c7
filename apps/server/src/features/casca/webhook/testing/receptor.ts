import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Evento } from '@app/contract/casca/evento'

export type Recebido = { headers: IncomingHttpHeaders; body: string; evento: Evento }
type Answer = (res: ServerResponse, recebido: Recebido) => void

const ok: Answer = (res) => void res.writeHead(204).end()

/** Another system that is told what happens; a test says how it answers. */
export const startReceptor = async () => {
  const recebidos: Recebido[] = []
  let answer = ok
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', (part) => (body += String(part)))
    req.on('end', () => {
      const recebido = { headers: req.headers, body, evento: JSON.parse(body) as Evento }
      recebidos.push(recebido)
      answer(res, recebido)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/avisos`,
    recebidos,
    answer: (how: Answer) => void (answer = how),
    /** Forgets what came, and takes everything again. */
    calm: () => {
      recebidos.length = 0
      answer = ok
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
