import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WmsPedido } from '@app/contract/armazem/wms'
import { afterEach, expect, test, vi } from 'vitest'
import { type Mode, MODES } from '../../../../../../examples/wms/modes.ts'
import { startWms } from '../../../../../../examples/wms/wms.ts'
import { createWms, WMS_TIMEOUT_MS } from './adapters.ts'

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

const deliver = (url: string, timeoutMs?: number) =>
  createWms({ WMS_URL: url, WMS_TOKEN: 'segredo' }, timeoutMs).deliver(pedido)

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
  ['JSON that confirms nothing', 200, '{"ok":true}'],
  ['an empty answer', 204, ''],
  ['a failure of its own', 500, '{"numeroPedido":71,"recebido":true}'],
])('%s is no receipt', async (_what, status, body) => {
  const url = await listen((_req, res) => res.writeHead(status).end(body))
  await expect(deliver(url)).rejects.toThrow(/WMS/)
})

const PATIENCE_MS = 400
/** Modes that only patience ends. */
const WAITING: readonly Mode[] = ['aberto', 'mudo', 'lento']

test.concurrent.each<[Mode, RegExp]>([
  ['falha', /respondeu 500/],
  ['recusa', /respondeu 401/],
  ['html', /não confirmou/],
  ['metade', /não confirmou/],
  ['outro', /não confirmou/],
  ['desvio', /fetch failed/],
  ['enxurrada', /grande demais/],
  ['aberto', /timeout|aborted/],
  ['mudo', /timeout|aborted/],
  ['lento', /timeout|aborted/],
  ['desliga', /fetch failed/],
])('the sample WMS in mode %s: no receipt, in time, and nothing else is called', async (mode, said) => {
  const wms = await startWms({ token: 'segredo', behave: MODES[mode] })
  const began = performance.now()
  const waits = WAITING.includes(mode)
  await expect(deliver(wms.url, waits ? PATIENCE_MS : undefined)).rejects.toThrow(said)
  expect(performance.now() - began).toBeLessThan(WMS_TIMEOUT_MS)
  expect([wms.state.received.length, wms.state.strange]).toEqual([1, []])
  // Of a flood no more is read than fits on its way.
  await vi.waitFor(() => expect(wms.state.unanswered.size).toBe(0), { timeout: 5_000 })
  wms.close()
})

test('the sample WMS that is right takes an order, and an older version of it changes nothing', async () => {
  const wms = await startWms({ token: 'segredo' })
  await deliver(wms.url)
  await createWms({ WMS_URL: wms.url, WMS_TOKEN: 'segredo' }).deliver({ ...pedido, versao: 2 })
  expect([...wms.orders.values()]).toEqual([pedido])
  await expect(createWms({ WMS_URL: wms.url, WMS_TOKEN: 'x' }).deliver(pedido)).rejects.toThrow('401')
  wms.close()
})

test('a hand-over without a listener fails and says so', async () => {
  await expect(deliver('http://127.0.0.1:1')).rejects.toThrow()
})

test('without WMS_URL the warehouse itself takes the order', async () => {
  const wms = createWms({ WMS_URL: undefined, WMS_TOKEN: undefined })
  expect(wms.kind).toBe('interno')
  await expect(wms.deliver(pedido)).resolves.toBeUndefined()
})
