import type { Painel } from '@app/contract/armazem/painel'
import type { Pedido } from '@app/contract/armazem/pedido'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Caller, startTestApp } from './platform/testing/app.ts'
import { createRecords } from './platform/testing/records/index.ts'

// The clock stands still, so that only notifications invalidate cached data.
const clock = () => new Date('2026-11-20T12:00:00Z')

const sockets: WebSocket[] = []

const one = await startTestApp({ clock })
const two = await startTestApp({ clock, database: one.test })
const address = await two.app.listen({ port: 0, host: '127.0.0.1' })
await createRecords(one)
const produto = (await one.app.services.db.selectFrom('produto').select('id').executeTakeFirstOrThrow()).id
afterAll(async () => {
  for (const socket of sockets) socket.terminate()
  await two.close()
  await one.close()
})

const save = async (cliente: Caller): Promise<Pedido> => {
  const answer = await cliente.post('/pedidos', {
    dataHoraColeta: '2030-01-02T13:15:00Z',
    itens: [{ produto: { id: produto }, quantidade: 1, observacoes: 'L1', dataValidade: null }],
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

/** A connection to the second process, for a session of either. */
const listen = async ({ token }: Caller) => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`)
  sockets.push(socket)
  const heard: number[] = []
  socket.on('message', (data: Buffer) => heard.push((JSON.parse(data.toString()) as { id: number }).id))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify({ tipo: 'entrar', token }))
  return { heard, closed }
}

const cartao = async (staff: Caller) =>
  (await staff.get('/pedidos/painel')).json<Painel>().cartoes.find(({ status }) => status === 'CRIADO')

describe('two processes on one database', () => {
  it('push what the other saved, to whom it concerns', async () => {
    const [cliente, outro, staff] = [
      await one.as('cliente@'),
      await one.as('cliente2@'),
      await one.as('admin@'),
    ]
    const [own, foreign, house] = [await listen(cliente), await listen(outro), await listen(staff)]
    // This repeats until both have entered.
    await expect
      .poll(
        async () => {
          const { id } = await save(cliente)
          await expect
            .poll(() => own.heard.includes(id) && house.heard.includes(id), { timeout: 500 })
            .toBe(true)
          return true
        },
        { timeout: 10_000 },
      )
      .toBe(true)
    expect(foreign.heard).toEqual([])
  })

  it('show on the panel what the other saved', async () => {
    const [cliente, staff] = [await one.as('cliente@'), await two.as('operador@')]
    const before = await cartao(staff)
    await save(cliente)
    await expect
      .poll(() => cartao(staff), { timeout: 5_000 })
      .toMatchObject({ quantidade: (before?.quantidade ?? 0) + 1 })
  })

  it('end a session that the other revoked, in calls and on the websocket', async () => {
    const cliente = await one.as('cliente@')
    const headers = { authorization: `Bearer ${cliente.token}` }
    const there = async () => (await two.app.inject({ url: '/user/me', headers })).statusCode
    const { closed } = await listen(cliente)
    expect(await there()).toBe(200)
    expect((await one.app.inject({ method: 'POST', url: '/oauth/revoke', headers })).statusCode).toBe(204)
    await expect.poll(there, { timeout: 2_000, interval: 10 }).toBe(401)
    expect(await closed).toBe(4401)
  })
})
