import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { PAUSAS_MS } from '@app/rules/casca/webhook'
import { MINUTE_MS } from '@app/rules/casca/tempo'
import { describe, expect, it } from 'vitest'
import { runQueued } from '../../../platform/testing/queued.ts'
import { startWarehouse } from '../../armazem/pedido/testing/warehouse.ts'
import { deliverWebhooks } from './deliver.ts'
import { webhookJobs } from './index.ts'
import { type Receptor, useWebhooks } from './testing/webhooks.ts'

const { all, admin, register, now, pass, deliver, startOther, order, entregas, read, told } =
  useWebhooks(startWarehouse)

/** Writes as long as somebody reads. */
const pour = (res: ServerResponse): void => {
  const part = Buffer.alloc(64 * 1024, 'x')
  const more = () => {
    while (!res.destroyed && res.write(part));
  }
  res.on('drain', more)
  more()
}

describe('a receiver that fails', () => {
  it('gets the same message again after growing pauses, those of one order in their order, others meanwhile', async () => {
    const { webhook } = await register()
    const [one, other] = [await order({ concluido: true }), await order()]
    all.receptor.answer((res, { evento }) => void res.writeHead(evento.objeto === one.id ? 500 : 200).end())
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
    all.receptor.answer((res) => void res.end('<html>Bem-vindo</html>'))
    pass(PAUSAS_MS[1] ?? 0)
    await deliver()
    expect(told().slice(2)).toEqual([
      [one.id, 'pedido.criado'],
      [one.id, 'pedido.criado'],
      [one.id, 'pedido.concluido'],
    ])
    const ids = all.receptor.recebidos.flatMap(({ headers, evento }) =>
      evento.objeto === one.id && evento.tipo === 'pedido.criado' ? [headers['webhook-id']] : [],
    )
    expect(new Set(ids).size).toBe(1)
    expect(await read(webhook.id)).toMatchObject({ pendentes: 0, falhas: 0, erro: null })
    expect((await (await admin()).get('/webhook')).json()).toMatchObject([{ id: webhook.id, nome: 'ERP' }])
  })

  it('is given up in the end, with one mail, and can be sent again', async () => {
    const { webhook } = await register()
    await order()
    await order()
    all.receptor.answer((res) => void res.writeHead(503).end('em obras'))
    for (const pausa of [...PAUSAS_MS, 0]) {
      await deliver()
      pass(Math.max(pausa, 10 * MINUTE_MS))
    }
    const given = await entregas(webhook.id)
    expect(given.map(({ situacao, tentativas, resposta }) => [situacao, tentativas, resposta])).toEqual([
      ['ESGOTADA', 10, 'em obras'],
      ['ESGOTADA', 10, 'em obras'],
    ])
    const { warehouse } = all
    const { clientes, database } = warehouse
    const chosen = await (
      await admin()
    ).put(`/correio/destinos/cliente/${clientes.um}`, {
      integracoes: ['integra@alfa.example', 'TI@alfa.example'],
    })
    expect(chosen.statusCode, chosen.body).toBe(200)
    const run = (name: string) => runQueued(warehouse, webhookJobs, name, warehouse.app.services)
    expect([await run('webhooks_avisar'), await run('webhooks_carta')]).toEqual([1, 2])
    const mails = await database.db
      .selectFrom('correio')
      .select('para')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(mails).toEqual([{ para: 'integra@alfa.example' }, { para: 'ti@alfa.example' }])

    all.receptor.calm()
    expect((await (await admin()).post(`/webhookEntrega/${given[1]?.id}/reenviar`)).statusCode).toBe(204)
    await deliver()
    expect(all.receptor.recebidos.map(({ headers }) => headers['webhook-id'])).toEqual([given[1]?.mensagem])
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
    all.receptor.answer(answer)
    await order()
    await deliver()
    expect(await entregas(webhook.id)).toMatchObject([{ situacao: 'PENDENTE', tentativas: 1, ...expected }])
  })

  it.each<[string, Parameters<Receptor['answer']>[0], string]>([
    ['HTML', (res) => void res.end('<html>Bem-vindo</html>'), '<html>Bem-vindo</html>'],
    ['half a JSON that never ends', (res) => void res.writeHead(200).write('{"ok":'), '{"ok":'],
    ['a flood', pour, 'x'.repeat(500)],
  ])(
    'that answers 200 with %s has it, and no more than the beginning is read',
    async (_what, answer, begun) => {
      const { webhook } = await register()
      all.receptor.answer(answer)
      await order()
      const began = performance.now()
      await deliver()
      expect(performance.now() - began).toBeLessThan(5_000)
      expect(await entregas(webhook.id)).toMatchObject([
        { situacao: 'ENTREGUE', tentativas: 1, status: 200, resposta: begun },
      ])
    },
  )

  it('is passed to the next process when the first one ended between sending and recording', async () => {
    const { webhook } = await register()
    await order()
    const other = await startOther()
    // A delivery as kill -9 leaves it: sent, still this process's, and no outcome.
    await deliver()
    await all.warehouse.database.pool.query(
      `update webhook_entrega set situacao = 'PENDENTE', reservada_ate = $1, tentada_em = null`,
      [new Date(now().getTime() + 30_000)],
    )
    await deliverWebhooks(other.app.services)
    expect(all.receptor.recebidos).toHaveLength(1)
    pass(30_000)
    await deliverWebhooks(other.app.services)
    const ids = all.receptor.recebidos.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([ids[0], ids[0]])
    expect(await entregas(webhook.id)).toMatchObject([{ situacao: 'ENTREGUE' }])
    await other.close()
  })
})

it('two processes that deliver at once send each delivery once, and each order in its order', async () => {
  await register()
  const other = await startOther()
  const made = await Promise.all(Array.from({ length: 6 }, () => order({ concluido: true })))
  all.receptor.answer((res) => void wait(5).then(() => res.end()))
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
