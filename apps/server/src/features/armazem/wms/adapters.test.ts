import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WmsPedido } from '@app/contract/armazem/wms'
import { afterEach, expect, test } from 'vitest'
import { createWms } from './adapters.ts'

const pedido: WmsPedido = {
  numeroPedido: 71,
  versao: 3,
  cancelado: false,
  numeroPedidoCliente: 'PC-1',
  cliente: { codigoDepositante: 'D1', cnpjCpf: '99999002000101', nomeFantasia: 'Aurora Fictícia' },
  transportadora: null,
  dataHoraColeta: '2026-11-20T15:00:00.000Z',
  urgente: false,
  observacoes: null,
  itens: [],
}

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const listen = async (answer: (req: IncomingMessage, res: ServerResponse) => void): Promise<string> => {
  const listening = createServer(answer)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/base/`
}

const deliver = (url: string) => createWms({ WMS_URL: url, WMS_TOKEN: 'segredo' }).deliver(pedido)

test('an order is posted as JSON with the token and a key that names this version of it', async () => {
  let seen: { url?: string; headers?: IncomingMessage['headers']; body: string } = { body: '' }
  const url = await listen((req, res) => {
    let body = ''
    req.on('data', (part) => (body += String(part)))
    req.on('end', () => {
      seen = { url: req.url ?? '', headers: req.headers, body }
      res.end(JSON.stringify({ numeroPedido: 71, recebido: true }))
    })
  })
  await deliver(url)
  expect(seen.url).toBe('/base/pedidos')
  expect(seen.headers).toMatchObject({ authorization: 'Bearer segredo', 'idempotency-key': '71-3' })
  expect(JSON.parse(seen.body)).toEqual(pedido)
})

test.each<[string, number, string]>([
  ['a page instead of JSON', 200, '<html>Bem-vindo</html>'],
  ['JSON that confirms nothing', 200, '{"ok":true}'],
  ['the receipt of another order', 200, '{"numeroPedido":72,"recebido":true}'],
  ['an empty answer', 204, ''],
  ['a failure of its own', 500, '{"numeroPedido":71,"recebido":true}'],
  ['a refusal', 401, '{}'],
])('%s is no receipt', async (_what, status, body) => {
  const url = await listen((_req, res) => res.writeHead(status).end(body))
  await expect(deliver(url)).rejects.toThrow(/WMS/)
})

test('an answer without end is cut off', async () => {
  const url = await listen((_req, res) => {
    const pour = () => {
      while (!res.destroyed && res.write('x'.repeat(16_384)));
    }
    res.on('drain', pour)
    pour()
  })
  await expect(deliver(url)).rejects.toThrow('grande demais')
})

test('a WMS that sends us elsewhere is not followed', async () => {
  const url = await listen((_req, res) => res.writeHead(307, { location: 'http://127.0.0.1:1/' }).end())
  await expect(deliver(url)).rejects.toThrow()
})

test('a hand-over without a listener fails and says so', async () => {
  await expect(deliver('http://127.0.0.1:1')).rejects.toThrow()
})

test('without WMS_URL the warehouse itself takes the order', async () => {
  const wms = createWms({ WMS_URL: undefined, WMS_TOKEN: undefined })
  expect(wms.kind).toBe('interno')
  await expect(wms.deliver(pedido)).resolves.toBeUndefined()
})
