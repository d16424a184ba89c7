import { setTimeout as wait } from 'node:timers/promises'
import type { Webhook, WebhookEntrega, WebhookSegredo } from '@app/contract/casca/webhook'
import { PAUSAS_MS } from '@app/rules/casca/webhook'
import { MINUTE_MS } from '@app/rules/casca/tempo'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { linha, NOON, startWarehouse, type Warehouse } from '../../armazem/pedido/testing/warehouse.ts'
import { startTestApp } from '../../../platform/testing/app.ts'
import type { Lote } from '../../../testing/stock.ts'
import { deliverWebhooks } from './enviar.ts'
import { webhookJobs } from './index.ts'
import { type Recebido, startReceptor } from './testing/receptor.ts'

type Receptor = Awaited<ReturnType<typeof startReceptor>>
let warehouse: Warehouse
let receptor: Receptor
let lote: Lote
let now = NOON
beforeAll(async () => {
  warehouse = await startWarehouse({ env: { WEBHOOKS_INTERNOS: '1' } })
  receptor = await startReceptor()
  lote = await warehouse.stock({ cliente: warehouse.clientes.um, codigo: 'A', lote: 'L1', quantidade: 1e6 })
})
beforeEach(async () => {
  receptor.calm()
  await warehouse.database.pool.query('delete from webhook')
})
afterAll(async () => {
  receptor.close()
  await warehouse.close()
})

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
  warehouse.setClock(now)
}
/** Sessions end within a day, and the clock of these tests runs far. */
const admin = () => warehouse.as('admin')
const deliver = () => deliverWebhooks(warehouse.app.services)

const register = async (more: object = {}): Promise<WebhookSegredo> => {
  const answer = await (
    await admin()
  ).post('/webhook', {
    nome: 'ERP',
    url: receptor.url,
    clienteId: warehouse.clientes.um,
    tipos: ['pedido.criado', 'pedido.concluido', 'pedido.movido', 'pedido.cancelado'],
    email: 'ti@alfa.example',
    ...more,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const order = async (more: object = {}) =>
  warehouse.create(await warehouse.as('cliente'), [linha(lote, 1)], more)
const entregas = async (id: number): Promise<WebhookEntrega[]> =>
  (await (await admin()).get(`/webhook/${id}/entregas`)).json()
const read = async (id: number): Promise<Webhook> => (await (await admin()).get(`/webhook/${id}`)).json()
const told = () => receptor.recebidos.map(({ evento }) => [evento.objeto, evento.tipo])

/** Whether the library of Standard Webhooks takes a message, by the clock of the test. */
const verifies = (segredo: string, recebido: Recebido | undefined): boolean => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
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
    const [first] = receptor.recebidos
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
    const both = receptor.recebidos.at(-1)
    expect([verifies(segredo, both), verifies(renewed.segredo, both)]).toEqual([true, true])
    await warehouse.database.pool.query(`update webhook set anterior_ate = $1`, [now])
    await order()
    await deliver()
    const one = receptor.recebidos.at(-1)
    expect([verifies(segredo, one), verifies(renewed.segredo, one)]).toEqual([false, true])
  })

  it('of a company hears of that company alone, and never of what its people may not see', async () => {
    const { id } = (await register()).webhook
    const alheio = await warehouse.stock({
      cliente: warehouse.clientes.dois,
      codigo: 'Z',
      lote: 'LZ',
      quantidade: 10,
    })
    await warehouse.create(await warehouse.as('cliente2'), [linha(alheio, 1)])
    await deliver()
    expect(told()).toEqual([])
    const answer = await (
      await admin()
    ).put(`/webhook/${id}`, {
      nome: 'ERP',
      url: receptor.url,
      clienteId: warehouse.clientes.um,
      tipos: ['nota.recebida'],
      email: 'ti@alfa.example',
      ativo: true,
    })
    expect(answer.json()).toMatchObject({ error: 'WEBHOOK_TIPOS' })
  })

  it('that stands still keeps its events, and gets them when it goes on', async () => {
    const { webhook } = await register()
    const { cliente, id, ...rest } = webhook
    const save = async (ativo: boolean, versao: number) =>
      (await admin()).put(`/webhook/${id}`, {
        nome: rest.nome,
        url: rest.url,
        clienteId: cliente?.id ?? null,
        tipos: rest.tipos,
        email: rest.email,
        ativo,
        versao,
      })
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

describe('a receiver that fails', () => {
  it('gets the same message again after growing pauses, those of one order in their order, others meanwhile', async () => {
    const { webhook } = await register()
    const [one, other] = [await order({ concluido: true }), await order()]
    receptor.answer((res, { evento }) => void res.writeHead(evento.objeto === one.id ? 500 : 200).end())
    await deliver()
    expect(told()).toEqual([
      [one.id, 'pedido.criado'],
      [other.id, 'pedido.criado'],
    ])
    await deliver()
    expect(told()).toHaveLength(2)
    pass(PAUSAS_MS[0] ?? 0)
    await deliver()
    expect(told()).toHaveLength(3)
    pass(PAUSAS_MS[0] ?? 0)
    await deliver()
    expect(told()).toHaveLength(3)
    receptor.answer((res) => void res.end('<html>Bem-vindo</html>'))
    pass(PAUSAS_MS[1] ?? 0)
    await deliver()
    expect(told().slice(2)).toEqual([
      [one.id, 'pedido.criado'],
      [one.id, 'pedido.criado'],
      [one.id, 'pedido.concluido'],
    ])
    const ids = receptor.recebidos.flatMap(({ headers, evento }) =>
      evento.objeto === one.id && evento.tipo === 'pedido.criado' ? [headers['webhook-id']] : [],
    )
    expect(new Set(ids).size).toBe(1)
    expect(await read(webhook.id)).toMatchObject({ pendentes: 0, falhas: 0, erro: null })
  })

  it('is given up in the end, with one mail, and can be sent again', async () => {
    const { webhook } = await register()
    await order()
    await order()
    receptor.answer((res) => void res.writeHead(503).end('em obras'))
    for (const pausa of [...PAUSAS_MS, 0]) {
      await deliver()
      pass(Math.max(pausa, 10 * MINUTE_MS))
    }
    const given = await entregas(webhook.id)
    expect(given.map(({ situacao, tentativas, resposta }) => [situacao, tentativas, resposta])).toEqual([
      ['ESGOTADA', 10, 'em obras'],
      ['ESGOTADA', 10, 'em obras'],
    ])
    const { rows } = await warehouse.database.pool.query(
      `select payload from graphile_worker._private_jobs jobs
         join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
        where identifier = 'webhooks_avisar'`,
    )
    expect(rows).toHaveLength(1)
    const [, avisar] = webhookJobs
    await avisar?.run(rows[0]?.payload, warehouse.app.services)
    const mails = await warehouse.database.db.selectFrom('correio').selectAll().execute()
    expect(mails.at(-1)).toMatchObject({ para: 'ti@alfa.example' })

    receptor.calm()
    expect((await (await admin()).post(`/webhookEntrega/${given[1]?.id}/reenviar`)).statusCode).toBe(204)
    await deliver()
    expect(receptor.recebidos.map(({ headers }) => headers['webhook-id'])).toEqual([given[1]?.mensagem])
  })

  it.each<[string, Parameters<Receptor['answer']>[0], object]>([
    ['a redirect', (res) => void res.writeHead(302, { location: '/' }).end(), { status: 302 }],
    ['a broken connection', (res) => void res.destroy(), { status: null }],
    [
      'half an answer',
      (res) => void res.writeHead(500, { 'content-length': 99 }).write('{'),
      { status: 500 },
    ],
    ['a NUL', (res) => void res.writeHead(400).end('a\0b'), { status: 400, resposta: 'ab' }],
  ])('with %s is tried again later', async (_what, answer, expected) => {
    const { webhook } = await register()
    receptor.answer(answer)
    await order()
    await deliver()
    expect(await entregas(webhook.id)).toMatchObject([{ situacao: 'PENDENTE', tentativas: 1, ...expected }])
  })

  it('is passed to the next process when the first one ended between sending and recording', async () => {
    const { webhook } = await register()
    await order()
    const other = await startTestApp({
      database: warehouse.test,
      clock: () => now,
      env: { WEBHOOKS_INTERNOS: '1' },
    })
    // A delivery as kill -9 leaves it: sent, still this process's, and no outcome.
    await deliver()
    await warehouse.database.pool.query(
      `update webhook_entrega set situacao = 'PENDENTE', reservada_ate = $1, tentada_em = null`,
      [new Date(now.getTime() + 30_000)],
    )
    await deliverWebhooks(other.app.services)
    expect(receptor.recebidos).toHaveLength(1)
    pass(30_000)
    await deliverWebhooks(other.app.services)
    const ids = receptor.recebidos.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([ids[0], ids[0]])
    expect(await entregas(webhook.id)).toMatchObject([{ situacao: 'ENTREGUE' }])
    await other.close()
  })
})

it('two processes that deliver at once send each delivery once, and each order in its order', async () => {
  await register()
  const other = await startTestApp({
    database: warehouse.test,
    clock: () => now,
    env: { WEBHOOKS_INTERNOS: '1' },
  })
  const made = await Promise.all(Array.from({ length: 6 }, () => order({ concluido: true })))
  receptor.answer((res) => void wait(5).then(() => res.end()))
  await Promise.all([deliver(), deliverWebhooks(other.app.services), deliver()])
  await deliver()
  expect(told()).toHaveLength(made.length * 2)
  for (const { id } of made)
    expect(told().filter(([objeto]) => objeto === id)).toEqual([
      [id, 'pedido.criado'],
      [id, 'pedido.concluido'],
    ])
  await other.close()
})

describe('an example', () => {
  it.each(['pedido.movido', 'estoque.mudou', 'nota.recebida', 'os.movida'])(
    'of %s is sent signed',
    async (tipo) => {
      const { webhook } = await register({ clienteId: null, tipos: [tipo] })
      expect((await (await admin()).post(`/webhook/${webhook.id}/exemplo`, { tipo })).statusCode).toBe(204)
      await deliver()
      expect(receptor.recebidos).toMatchObject([{ evento: { id: 0, tipo } }])
      expect(receptor.recebidos[0]?.headers['webhook-id']).toMatch(/^exemplo-/)
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
  let closed: Warehouse['admin']
  let server: Awaited<ReturnType<typeof startTestApp>>
  beforeAll(async () => {
    server = await startTestApp({ database: warehouse.test })
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
    expect(receptor.recebidos).toEqual([])
    expect((await entregas(webhook.id))[0]?.erro).toContain('rede interna')
  })
})

it('what was sent is forgotten after 90 days', async () => {
  const { webhook } = await register()
  await order()
  await deliver()
  const forget = webhookJobs.find(({ name }) => name === 'webhooks_esquecer')
  await forget?.run({}, warehouse.app.services)
  expect(await entregas(webhook.id)).toHaveLength(1)
  pass(91 * 24 * 60 * MINUTE_MS)
  await forget?.run({}, warehouse.app.services)
  expect(await entregas(webhook.id)).toEqual([])
  expect((await (await admin()).del(`/webhook/${webhook.id}`)).statusCode).toBe(204)
  expect((await (await admin()).get(`/webhook/${webhook.id}`)).statusCode).toBe(404)
})

it('the job is asked for when something happens, and only if somebody is told', async () => {
  const asked = async () => {
    const { rows } = await warehouse.database.pool.query<{ n: number }>(
      `select count(*)::int as n from graphile_worker.jobs where key = 'webhooks_entregar'`,
    )
    return rows[0]?.n
  }
  await warehouse.database.pool.query('delete from graphile_worker._private_jobs')
  await register()
  await order()
  await expect.poll(asked).toBe(1)
})
