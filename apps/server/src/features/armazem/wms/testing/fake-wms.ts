import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pedido } from '@app/contract/armazem/pedido'
import { WmsPedido } from '@app/contract/armazem/wms'
import { expect, vi } from 'vitest'
import { startTestApp } from '../../../../platform/testing/app.ts'
import { stockLot } from '../../../../testing/stock.ts'

export const TOKEN = 'segredo-do-wms'

export type Behaviour = (req: IncomingMessage, res: ServerResponse, pedido: WmsPedido) => void
export const takes: Behaviour = (_req, res, { numeroPedido }) =>
  void res.end(JSON.stringify({ numeroPedido, recebido: true }))
export const fails: Behaviour = (_req, res) => void res.writeHead(500).end()
export const talksNonsense: Behaviour = (_req, res) => void res.end('<html>Bem-vindo</html>')
export const staysSilent: Behaviour = () => {}
export const hangsUp: Behaviour = (req) => void req.socket.destroy()

/** The product beside an outside WMS that a test controls, with a lot of a thousand. */
export const startWithWms = async () => {
  const state = { behave: takes, received: [] as WmsPedido[], unanswered: new Set<ServerResponse>() }
  const wms = createServer((req, res) => {
    state.unanswered.add(res)
    res.once('close', () => state.unanswered.delete(res))
    let body = ''
    req.on('data', (part) => (body += String(part)))
    req.on('end', () => {
      const pedido = WmsPedido.parse(JSON.parse(body))
      state.received.push(pedido)
      state.behave(req, res, pedido)
    })
  })
  await new Promise<void>((resolve) => wms.listen(0, '127.0.0.1', resolve))
  const { port } = wms.address() as AddressInfo
  const app = await startTestApp({
    work: true,
    env: { WMS_URL: `http://127.0.0.1:${port}`, WMS_TOKEN: TOKEN },
  })
  const [cliente, operador] = [await app.as('cliente'), await app.as('operador')]

  const { produtoId } = await stockLot(
    app.database.db,
    { cliente: app.clientes.um, codigo: 'P1', lote: 'L1', validade: '2099-12-31', quantidade: 1000 },
    new Date(),
  )

  const linha = (quantidade = 3) => ({
    produto: { id: produtoId },
    quantidade,
    observacoes: 'L1',
    dataValidade: '2099-12-31',
  })
  const create = async (concluido = true): Promise<Pedido> => {
    const body = { dataHoraColeta: '2026-11-23T12:15:00.000Z', concluido, itens: [linha()] }
    const answer = await cliente.post('/pedidos', body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const read = async (id: number): Promise<Pedido> => (await operador.get(`/pedidos/${id}`)).json()
  const history = async (id: number): Promise<{ usuario: string; changes: string[] }[]> =>
    (await operador.get(`/auditlog/by-entity-id/${id}`)).json()

  /** Polls with every waiting job due at once, because the queue's pauses grow to minutes. */
  const until = (look: () => unknown) =>
    vi.waitFor(
      async () => {
        await app.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
        await look()
      },
      { timeout: 15_000, interval: 100 },
    )
  return {
    app,
    cliente,
    operador,
    linha,
    create,
    read,
    history,
    until,
    untilReceived: (id: number) =>
      until(async () =>
        expect(await read(id)).toMatchObject({ statusAlcis: 'recebido', wmsAguardando: false }),
      ),
    untilTried: (times: number) => until(() => expect(state.received.length).toBeGreaterThanOrEqual(times)),
    behave: (behaviour: Behaviour) => void (state.behave = behaviour),
    received: () => state.received,
    /** Calls of the product that still wait for an answer. */
    unanswered: () => state.unanswered.size,
    /** Resets before a test: nothing received, everything accepted. */
    calm: () => Object.assign(state, { behave: takes, received: [] }),
    cutOff: () => wms.closeAllConnections(),
    close: async () => {
      wms.closeAllConnections()
      wms.close()
      await app.close()
    },
  }
}
export type WithWms = Awaited<ReturnType<typeof startWithWms>>
