import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Behaviour = (req: IncomingMessage, res: ServerResponse) => void

/** ViaCEP's answer for Avenida Paulista, from its documentation. */
export const PAULISTA = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  complemento: 'de 612 a 1510 - lado par',
  unidade: '',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
  estado: 'São Paulo',
  regiao: 'Sudeste',
  ibge: '3550308',
  gia: '1004',
  ddd: '11',
  siafi: '7107',
}

export const answers =
  (body: unknown): Behaviour =>
  (_req, res) =>
    void res.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
export const fails: Behaviour = (_req, res) => void res.writeHead(500).end()
export const talksNonsense: Behaviour = (_req, res) => void res.end('<html>Bem-vindo</html>')
export const talksForever: Behaviour = (_req, res) => void res.end('x'.repeat(100_000))
export const sendsElsewhere: Behaviour = (_req, res) =>
  void res.writeHead(302, { location: '/ws/outro' }).end()
export const staysSilent: Behaviour = () => {}
export const hangsUp: Behaviour = (req) => void req.socket.destroy()

/** A CEP service on this machine that a test controls. */
export const startFakeViacep = async () => {
  const state: { behave: Behaviour; asked: string[] } = { behave: answers(PAULISTA), asked: [] }
  const unanswered = new Set<ServerResponse>()
  const server = createServer((req, res) => {
    unanswered.add(res)
    res.once('close', () => unanswered.delete(res))
    state.asked.push(req.url ?? '')
    state.behave(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/ws/`,
    asked: () => state.asked,
    /** The requests that still wait for an answer. */
    unanswered: () => unanswered.size,
    behave: (behaviour: Behaviour) => void Object.assign(state, { behave: behaviour, asked: [] }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
