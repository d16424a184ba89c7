import { randomUUID } from 'node:crypto'
import type { Conversa, Mensagens } from '@app/contract/assistencia/chat'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Caller, startTestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'

const um = await startTestApp()
const dois = await startTestApp({ database: um.test })
const addresses = [
  await um.app.listen({ port: 0, host: '127.0.0.1' }),
  await dois.app.listen({ port: 0, host: '127.0.0.1' }),
]
await seedPostos(um)
const sockets = new Set<WebSocket>()
afterAll(async () => {
  for (const socket of sockets) socket.terminate()
  await dois.close()
  await um.close()
})

/** Random numbers that are the same on every run. */
const chance = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Works like a screen: on every push and reconnect it asks for messages after its last number. */
const startReader = (caller: Caller, id: number, { asks = true } = {}) => {
  const got: number[] = []
  let pushed = false
  let socket: WebSocket | undefined
  let turn = 0
  let asking: Promise<void> = Promise.resolve()
  let closed = false
  const ask = () => {
    if (!asks) return
    asking = asking.then(async () => {
      for (let more = true; more;) {
        const url = `/chat/${id}/mensagens?desde=${got.at(-1) ?? 0}&limite=7`
        const answer = (await caller.get(url)).json<Mensagens>()
        got.push(...answer.mensagens.map(({ numero }) => numero))
        more = answer.temMais
      }
    })
  }
  const connect = () => {
    if (closed) return
    const address = addresses[(turn += 1) % 2] ?? ''
    const next = new WebSocket(`${address.replace('http', 'ws')}/ws`)
    socket = next
    sockets.add(next)
    next.on('open', () => {
      next.send(JSON.stringify({ tipo: 'entrar', token: caller.token }))
      ask()
    })
    next.on('message', (data: Buffer) => {
      const push = JSON.parse(data.toString()) as { entidade: string; id: number }
      if (push.entidade !== 'chat' || push.id !== id) return
      pushed = true
      ask()
    })
    next.on('error', () => {})
    next.on('close', () => connect())
  }
  connect()
  return {
    got,
    heard: () => pushed,
    cut: () => socket?.terminate(),
    settled: () => asking,
    end: () => {
      closed = true
      socket?.terminate()
    },
  }
}

test('S1-013: sockets cut at random, two processes on one database: nothing is lost, nothing comes twice', async () => {
  const random = chance(20_261_122)
  const senders = [
    await um.as('atendente'),
    await dois.as('tecnico'),
    await dois.as('sp'),
    await um.as('admin'),
  ]
  const { id } = (await senders[0]!.post('/chat', { equipe: 'ASSISTENCIA_SP' })).json<Conversa>()
  const readers = [
    startReader(await um.as('responsavel'), id),
    startReader(await dois.as('sp'), id),
    startReader(await dois.as('atendente'), id),
  ]
  const stranger = startReader(await um.as('troca'), id, { asks: false })
  const TOTAL = 80
  for (let n = 0; n < TOTAL; n += 1) {
    const body = { dispositivo: randomUUID(), texto: `mensagem ${n}` }
    const sender = senders[n % senders.length]!
    const sent = await sender.post(`/chat/${id}/mensagens`, body)
    expect(sent.statusCode, sent.body).toBe(201)
    // The answer was lost, so the device sends the same message again.
    if (random() < 0.25)
      expect((await sender.post(`/chat/${id}/mensagens`, body)).json()).toEqual(sent.json())
    for (const reader of readers) if (random() < 0.3) reader.cut()
    // Sometimes a reader has caught up before the next message is sent.
    if (random() < 0.3) await readers[n % readers.length]!.settled()
  }
  const all = Array.from({ length: TOTAL }, (_none, index) => index + 1)
  for (const { got, settled } of readers) {
    await expect.poll(() => got.length, { timeout: 10_000 }).toBe(TOTAL)
    await settled()
    expect(got).toEqual(all)
  }
  expect([stranger.heard(), ...readers.map(({ heard }) => heard())]).toEqual([false, true, true, true])
  for (const reader of [...readers, stranger]) reader.end()
})
