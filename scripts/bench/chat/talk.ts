import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Mensagem, Mensagens } from '@app/contract/assistencia/chat'
import { WebSocket } from 'ws'
import { createCaller } from '../http.ts'
import { timesOf, type Times } from '../stats.ts'

export type Conversa = { id: number; doPosto: string[]; daEquipe: string[] }
export type TalkOrder = {
  ports: number[]
  /** A token for each person, who has one page open. */
  tokens: string[]
  conversas: Conversa[]
  perSecond: number
  warmUpSeconds: number
  seconds: number
}
export type TalkResult = {
  sent: number
  refused: Record<string, number>
  seconds: number
  told: number
  /** From the sending to the push on each page of the two sides. */
  push: Times
  /** From the sending until one page that shows the conversation has the text. */
  text: Times
  /** What the sender waits for. */
  answer: Times
}

const AT_ONCE = 40
const SETTLE_MS = 4_000
/** One in ten messages is a team's. */
const EVERY = 10
const CALLERS = 120

const run = async ({ ports, tokens, conversas, perSecond, ...times }: TalkOrder): Promise<TalkResult> => {
  const callers = ports.map((port) => createCaller(port, CALLERS))
  const heard = new Map<string, number[]>()
  const readers = new Map(conversas.map(({ id, doPosto }) => [id, doPosto.at(-1) ?? '']))
  const last = new Map<number, number>()
  const read = new Map<string, number>()
  const portOf = (index: number) => index % ports.length

  /** As a page does that shows the conversation: it asks for what came after its last message. */
  const readNew = async (id: number, token: string, at: number) => {
    const { status, body } = await callers[at]!.call(
      { method: 'GET', path: `/chat/${id}/mensagens?desde=${last.get(id) ?? 0}` },
      token,
    )
    if (status !== 200) return
    const now = performance.now()
    const { mensagens } = JSON.parse(body) as Mensagens
    for (const { revisao } of mensagens) read.set(`${id} ${revisao}`, read.get(`${id} ${revisao}`) ?? now)
    last.set(id, Math.max(last.get(id) ?? 0, mensagens.at(-1)?.numero ?? 0))
  }

  const open = (token: string, at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${ports[at]}/ws`, { perMessageDeflate: false })
      socket.once('open', () => {
        socket.send(JSON.stringify({ tipo: 'entrar', token }))
        resolve()
      })
      socket.once('error', reject)
      socket.on('message', (data: Buffer) => {
        const now = performance.now()
        const { entidade, id, versao } = JSON.parse(data.toString()) as {
          entidade: string
          id: number
          versao: number
        }
        if (entidade !== 'chat') return
        const key = `${id} ${versao}`
        heard.set(key, [...(heard.get(key) ?? []), now])
        if (readers.get(id) === token) void readNew(id, token, at).catch(() => undefined)
      })
    })

  let next = 0
  const opening = async () => {
    while (next < tokens.length) {
      const index = next++
      await open(tokens[index]!, portOf(index))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, opening))
  // The readers have the conversation on the screen already.
  const starts = conversas.map(({ id }) => [id, readers.get(id) ?? ''] as const)
  const starting = async () => {
    for (let one = starts.pop(); one; one = starts.pop()) {
      const [id, token] = one
      const { body } = await callers[0]!.call(
        { method: 'GET', path: `/chat/${id}/mensagens?limite=1` },
        token,
      )
      last.set(id, (JSON.parse(body) as Mensagens).conversa.ultimoNumero)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, starting))
  await wait(SETTLE_MS)

  const sentAt = new Map<string, number>()
  const answers: number[] = []
  const refused: Record<string, number> = {}
  const say = async (turn: number, counted: boolean) => {
    // Neighbours in time are of different posts and teams.
    const conversa = conversas[(turn * 7919) % conversas.length]!
    const side = turn % EVERY === 0 ? conversa.daEquipe : conversa.doPosto.slice(0, -1)
    const token = side[Math.floor(turn / EVERY) % side.length] ?? ''
    const at = performance.now()
    const { status, body } = await callers[portOf(turn)]!.call(
      {
        method: 'POST',
        path: `/chat/${conversa.id}/mensagens`,
        body: { dispositivo: randomUUID(), texto: `Mensagem ${turn}: a coroa de 6 mm chegou?` },
      },
      token,
    )
    if (status !== 201) {
      refused[status] = (refused[status] ?? 0) + 1
      return
    }
    if (!counted) return
    answers.push(performance.now() - at)
    sentAt.set(`${conversa.id} ${(JSON.parse(body) as Mensagem).revisao}`, at)
  }

  const { warmUpSeconds, seconds } = times
  const start = performance.now()
  const all: Promise<void>[] = []
  const total = (warmUpSeconds + seconds) * perSecond
  // At the set pace, however long the answers take.
  while (all.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond))
    while (all.length < due) all.push(say(all.length, all.length >= warmUpSeconds * perSecond))
    await wait(2)
  }
  await Promise.all(all)
  const took = (performance.now() - start) / 1000 - warmUpSeconds
  await wait(SETTLE_MS)
  const push = [...sentAt].flatMap(([key, at]) => (heard.get(key) ?? []).map((moment) => moment - at))
  const text = [...sentAt].flatMap(([key, at]) => (read.has(key) ? [read.get(key)! - at] : []))
  for (const caller of callers) caller.close()
  return {
    sent: sentAt.size,
    refused,
    seconds: took,
    told: push.length,
    push: timesOf(push),
    text: timesOf(text),
    answer: timesOf(answers),
  }
}

process.once('message', (order: TalkOrder) => {
  run(order).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
