import type { Pedido } from '@app/contract/armazem/pedido'
import { WmsPedido } from '@app/contract/armazem/wms'
import { expect, vi } from 'vitest'
import { type Behaviour, type Mode, MODES } from '../../../../../../../examples/wms/modes.ts'
import { startWms } from '../../../../../../../examples/wms/wms.ts'
import { startTestApp } from '../../../../platform/testing/app.ts'
import { stockLot } from '../../../../testing/stock.ts'

export const TOKEN = 'segredo-do-wms'

/** The product beside the sample WMS, which a test tells how to behave, with a lot of a thousand. */
export const startWithWms = async () => {
  const wms = await startWms({ token: TOKEN })
  const app = await startTestApp({ work: true, env: { WMS_URL: wms.url, WMS_TOKEN: TOKEN } })
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
    untilTried: (times: number) =>
      until(() => expect(wms.state.received.length).toBeGreaterThanOrEqual(times)),
    behave: (as: Mode | Behaviour) => void (wms.state.behave = typeof as === 'string' ? MODES[as] : as),
    received: () => wms.state.received.map((order) => WmsPedido.parse(order)),
    /** Calls of the product that still wait for an answer. */
    unanswered: () => wms.state.unanswered.size,
    /** Resets before a test: nothing received, everything accepted. */
    calm: () => void Object.assign(wms.state, { behave: MODES.certo, received: [] }),
    cutOff: wms.cutOff,
    close: async () => {
      wms.close()
      await app.close()
    },
  }
}
export type WithWms = Awaited<ReturnType<typeof startWithWms>>
