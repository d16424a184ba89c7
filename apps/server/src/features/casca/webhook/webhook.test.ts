import { MINUTE_MS } from '@app/rules/casca/tempo'
import type { WebhookSegredo } from '@app/contract/casca/webhook'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { linha, startWarehouse } from '../../armazem/pedido/testing/warehouse.ts'
import { type Caller, startTestApp } from '../../../platform/testing/app.ts'
import { deliverWebhooks } from './deliver.ts'
import { webhookJobs } from './index.ts'
import type { Recebido } from './testing/receptor.ts'
import { useWebhooks } from './testing/webhooks.ts'

const { all, admin, register, now, pass, deliver, order, entregas, read, told } = useWebhooks(startWarehouse)

/** Whether the library of Standard Webhooks takes a message, by the clock of the test. */
const verifies = (segredo: string, recebido: Recebido | undefined): boolean => {
  vi.useFakeTimers({ now: now(), toFake: ['Date'] })
  try {
    const headers = recebido?.headers as Record<string, string>
    return Boolean(new Verifier(segredo).verify(recebido?.body ?? '', headers))
  } catch {
    return false
  } finally {
    vi.useRealTimers()
  }
}

describe('a webhook', () => {
  it('is told what happens after it, and its signature holds by the library of the standard', async () => {
    await order()
    const { webhook, segredo } = await register()
    const made = await order({ concluido: true })
    await deliver()
    expect(told()).toEqual([
      [made.id, 'pedido.criado'],
      [made.id, 'pedido.concluido'],
    ])
    const [first] = all.receptor.recebidos
    expect(verifies(segredo, first)).toBe(true)
    expect(verifies(segredo, first && { ...first, body: first.body.replace('criado', 'excluido') })).toBe(
      false,
    )
    expect(await entregas(webhook.id)).toMatchObject([
      { situacao: 'ENTREGUE', tipo: 'pedido.concluido', status: 204, tentativas: 1 },
      { situacao: 'ENTREGUE', tipo: 'pedido.criado', corpo: first?.body },
    ])
    expect(JSON.stringify(await read(webhook.id))).not.toContain(segredo)
  })

  it('signs with the new and, for a day, with the former secret', async () => {
    const { webhook, segredo } = await register()
    const renewed: WebhookSegredo = (await (await admin()).post(`/webhook/${webhook.id}/segredo`)).json()
    expect(renewed.segredo).not.toBe(segredo)
    await order()
    await deliver()
    const both = all.receptor.recebidos.at(-1)
    expect([verifies(segredo, both), verifies(renewed.segredo, both)]).toEqual([true, true])
    await all.warehouse.database.pool.query(`update webhook set anterior_ate = $1`, [now()])
    await order()
    await deliver()
    const one = all.receptor.recebidos.at(-1)
    expect([verifies(segredo, one), verifies(renewed.segredo, one)]).toEqual([false, true])
  })

  it('of a company hears of that company alone, and never of what its people may not see', async () => {
    const { id } = (await register()).webhook
    const alheio = await all.warehouse.stock({
      cliente: all.warehouse.clientes.dois,
      codigo: 'Z',
      lote: 'LZ',
      quantidade: 10,
    })
    await all.warehouse.create(await all.warehouse.as('cliente2'), [linha(alheio, 1)])
    await deliver()
    expect(told()).toEqual([])
    const answer = await (
      await admin()
    ).put(`/webhook/${id}`, {
      nome: 'ERP',
      url: all.receptor.url,
      clienteId: all.warehouse.clientes.um,
      postoId: null,
      tipos: ['nota.recebida'],
      email: 'ti@alfa.example',
      ativo: true,
    })
    expect(answer.json()).toMatchObject({ error: 'WEBHOOK_TIPOS' })
  })

  it('whose secret cannot be read rests and says why, and the others are told', async () => {
    const { webhook: broken } = await register()
    await register()
    await all.warehouse.database.pool.query(`update webhook set segredo = '\\x3030' where id = $1`, [
      broken.id,
    ])
    const made = await order()
    await deliver()
    expect(told()).toEqual([[made.id, 'pedido.criado']])
    expect(await read(broken.id)).toMatchObject({ erro: expect.stringContaining('O segredo guardado') })
    expect(await entregas(broken.id)).toMatchObject([{ situacao: 'PENDENTE', tentativas: 0 }])
  })

  it('that stands still keeps its events, and gets them when it goes on', async () => {
    const { webhook } = await register()
    const { nome, url, clienteId, postoId, tipos, email } = webhook
    const save = async (ativo: boolean, versao: number) => {
      const form = { nome, url, clienteId, postoId, tipos, email, ativo, versao }
      return (await admin()).put(`/webhook/${webhook.id}`, form)
    }
    expect((await save(false, 1)).statusCode).toBe(200)
    const made = await order()
    await deliver()
    expect(told()).toEqual([])
    expect((await save(true, 1)).statusCode).toBe(409)
    expect((await save(true, 2)).statusCode).toBe(200)
    await deliver()
    expect(told()).toEqual([[made.id, 'pedido.criado']])
  })
})

it('of a deactivated company is told nothing, and what happened when the company is back', async () => {
  await register()
  const made = await order()
  const set = (ativo: boolean) =>
    all.warehouse.database.pool.query('update cliente set ativo = $1 where id = $2', [
      ativo,
      all.warehouse.clientes.um,
    ])
  await set(false)
  await deliver()
  expect(told()).toEqual([])
  await set(true)
  await deliver()
  expect(told()).toEqual([[made.id, 'pedido.criado']])
})

describe('an example', () => {
  it.each(['pedido.movido', 'estoque.mudou', 'nota.recebida', 'os.movida'])(
    'of %s is sent signed',
    async (tipo) => {
      const { webhook } = await register({ clienteId: null, tipos: [tipo] })
      expect((await (await admin()).post(`/webhook/${webhook.id}/exemplo`, { tipo })).statusCode).toBe(204)
      await deliver()
      expect(all.receptor.recebidos).toMatchObject([{ evento: { id: 0, tipo } }])
      expect(all.receptor.recebidos[0]?.headers['webhook-id']).toMatch(/^exemplo-/)
    },
  )
})

describe('an address', () => {
  const refused = async (url: string) => {
    const answer = await closed.post('/webhook', {
      nome: 'ERP',
      url,
      clienteId: null,
      tipos: ['pedido.criado'],
      email: 'ti@alfa.example',
    })
    expect(answer.statusCode).toBe(400)
    return answer.json().messages[0].code
  }
  let closed: Caller
  let server: Awaited<ReturnType<typeof startTestApp>>
  beforeAll(async () => {
    server = await startTestApp({ database: all.warehouse.test })
    closed = await server.as('admin')
  })
  afterAll(() => server.close())

  it.each([
    ['http://erp.example/', 'WEBHOOK_URL'],
    ['ftp://erp.example/', 'WEBHOOK_URL'],
    ['https://ana:segredo@erp.example/', 'WEBHOOK_URL'],
    ['https://127.0.0.1/', 'WEBHOOK_INTERNO'],
    ['https://[::1]/', 'WEBHOOK_INTERNO'],
    ['https://169.254.169.254/latest/meta-data', 'WEBHOOK_INTERNO'],
    ['https://localhost/', 'WEBHOOK_INTERNO'],
  ])('%s is refused', async (url, code) => {
    expect(await refused(url)).toBe(code)
  })

  it('that was allowed before is not called either', async () => {
    const { webhook } = await register()
    await order()
    await deliverWebhooks(server.app.services)
    expect(all.receptor.recebidos).toEqual([])
    expect((await entregas(webhook.id))[0]?.erro).toContain('rede interna')
  })
})

it('what was sent is forgotten after 90 days', async () => {
  const { webhook } = await register()
  await order()
  await deliver()
  const forget = webhookJobs.find(({ name }) => name === 'webhooks_esquecer')
  await forget?.run({}, all.warehouse.app.services)
  expect(await entregas(webhook.id)).toHaveLength(1)
  pass(91 * 24 * 60 * MINUTE_MS)
  await forget?.run({}, all.warehouse.app.services)
  expect(await entregas(webhook.id)).toEqual([])
  expect((await (await admin()).del(`/webhook/${webhook.id}`)).statusCode).toBe(204)
  expect((await (await admin()).get(`/webhook/${webhook.id}`)).statusCode).toBe(404)
})

it('the job is asked for when something happens, and only if somebody is told', async () => {
  const asked = async () => {
    const { rows } = await all.warehouse.database.pool.query<{ n: number }>(
      `select count(*)::int as n from graphile_worker.jobs where key = 'webhooks_entregar'`,
    )
    return rows[0]?.n
  }
  await all.warehouse.database.pool.query('delete from graphile_worker._private_jobs')
  await register()
  await order()
  await expect.poll(asked).toBe(1)
})
