import type { Webhook, WebhookEntrega, WebhookSegredo } from '@app/contract/casca/webhook'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type Caller, startTestApp, type TestApp } from '../../../../platform/testing/app.ts'
import { linha, type Lote, type LoteNovo, NOON } from '../../../../testing/stock.ts'
import { deliverWebhooks } from '../deliver.ts'
import { startReceptor } from './receptor.ts'

export type Receptor = Awaited<ReturnType<typeof startReceptor>>

/** What a test has of the warehouse, of which the shell knows nothing. */
type Started = TestApp & {
  stock: (novo: LoteNovo) => Promise<Lote>
  create: (caller: Caller, itens: unknown[], more?: object) => Promise<{ id: number }>
  setClock: (to: Date) => void
}

const env = { WEBHOOKS_INTERNOS: '1' }

/** A warehouse whose webhooks reach a receiver of the test's own; each test begins without any. */
export const useWebhooks = <Warehouse extends Started>(
  start: (options: { env: NodeJS.ProcessEnv }) => Promise<Warehouse>,
) => {
  let now = NOON
  const all = {} as { warehouse: Warehouse; receptor: Receptor; lote: Lote }
  beforeAll(async () => {
    const warehouse = await start({ env })
    const lote = await warehouse.stock({
      cliente: warehouse.clientes.um,
      codigo: 'A',
      lote: 'L1',
      quantidade: 1e6,
    })
    Object.assign(all, { warehouse, lote, receptor: await startReceptor() })
  })
  beforeEach(async () => {
    all.receptor.calm()
    await all.warehouse.database.pool.query('delete from webhook')
  })
  afterAll(async () => {
    all.receptor.close()
    await all.warehouse.close()
  })

  /** Sessions end within a day, and the clock of these tests runs far. */
  const admin = () => all.warehouse.as('admin')
  const register = async (more: object = {}): Promise<WebhookSegredo> => {
    const caller = await admin()
    const answer = await caller.post('/webhook', {
      nome: 'ERP',
      url: all.receptor.url,
      clienteId: all.warehouse.clientes.um,
      tipos: ['pedido.criado', 'pedido.concluido', 'pedido.movido', 'pedido.cancelado'],
      email: 'ti@alfa.example',
      ...more,
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  return {
    all,
    admin,
    register,
    now: () => now,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
      all.warehouse.setClock(now)
    },
    deliver: () => deliverWebhooks(all.warehouse.app.services),
    /** Another process on the same database. */
    startOther: () => startTestApp({ database: all.warehouse.test, clock: () => now, env }),
    order: async (more: object = {}) =>
      all.warehouse.create(await all.warehouse.as('cliente'), [linha(all.lote, 1)], more),
    entregas: async (id: number): Promise<WebhookEntrega[]> =>
      (await (await admin()).get(`/webhook/${id}/entregas`)).json(),
    read: async (id: number): Promise<Webhook> => (await (await admin()).get(`/webhook/${id}`)).json(),
    told: () => all.receptor.recebidos.map(({ evento }) => [evento.objeto, evento.tipo]),
  }
}
