import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { MAX_FILE_MB } from '@app/contract/casca/arquivo'
import { type Attack, type Outcome, type Product, withProduct } from './frame.ts'

const MIB = 1024 * 1024
/** The limit of the server's resident memory (in 2026-11 it rose from 1 to 6.4 GB). */
const MOST_MIB = 600
const SLOW_BODIES = 110
const FINISHED_BODIES = 70
const SLOW_MS = 25_000
const FINISHED_MS = 12_000
/** The part of a slow body that is sent at once, so that the server soon asks for the memory that it would need. */
const SLOW_SHARE = 0.3
const FILE_BYTES = (MAX_FILE_MB - 12) * MIB
const ORDER = '/ordemServico'

type Body = { type: string; head: string; tail: string; filler: Buffer }

const BASE64 = Buffer.alloc(Math.ceil((FILE_BYTES / 3) * 4), 'QUFB')
const BYTES = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(FILE_BYTES, '%')])

const BODIES: readonly Body[] = [
  {
    type: 'application/json',
    head: '{"osType":"OS","consumidor":{"id":1},"fotos":[{"filename":"a.jpg","data":"',
    tail: '"}]}',
    filler: BASE64,
  },
  {
    type: 'application/json',
    head: '{"filename":"a.pdf","data":"',
    tail: '"}',
    filler: BASE64,
  },
  {
    type: 'multipart/form-data; boundary=x',
    head: '--x\r\nContent-Disposition: form-data; name="arquivo"; filename="a.pdf"\r\n\r\n',
    tail: '\r\n--x--\r\n',
    filler: BYTES,
  },
  { type: 'application/pdf', head: '', tail: '', filler: BYTES },
]

type Sender = { token: string; method: string; path: string; bodies: readonly Body[] }

const [intake, ...attachments] = BODIES as [Body, ...Body[]]

/** People of the demonstration whose rights let their bodies be read. */
const findSenders = async (product: Product): Promise<Sender[]> => {
  const senders: Sender[] = []
  for (const email of product.emails) {
    const token = await product.token(email)
    const asked = async (method: string, path: string) => {
      const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{}',
      })
      await answer.text()
      return answer.status
    }
    if ((await asked('POST', ORDER)) === 400)
      senders.push({ token, method: 'POST', path: ORDER, bodies: [intake] })
    const anexo = '/pedidos/1/anexos/nf'
    if ((await asked('PUT', anexo)) !== 403)
      senders.push({ token, method: 'PUT', path: anexo, bodies: attachments })
  }
  return senders
}

/** Waits until the socket takes more, or is closed. */
const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      socket.off('drain', go)
      socket.off('close', go)
      resolve()
    }
    socket.on('drain', go)
    socket.on('close', go)
  })

type Sent = { status: string; closed: Promise<void>; socket: Socket }

/** Begins a call and sends its whole body, or all except a last part that comes byte by byte. */
const send = (
  port: number,
  { token, method, path }: Sender,
  body: Body,
  share: number,
): { sent: Sent; whole: Promise<void> } => {
  const { head, tail, filler, type } = body
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  const sent: Sent = { status: '', closed, socket }
  socket.on('error', () => {})
  socket.on('data', (part) => (sent.status ||= part.toString('latin1').slice(9, 12)))
  const write = async () => {
    const length = head.length + filler.length + tail.length
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${head}`,
    )
    const end = Math.floor(filler.length * share)
    for (let at = 0; at < end && !socket.destroyed; at += MIB)
      if (!socket.write(filler.subarray(at, Math.min(at + MIB, end)))) await drained(socket)
    if (share === 1) socket.write(tail)
  }
  return { sent, whole: write() }
}

const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

/** A call that the server has neither answered nor cut. */
const isWaitedFor = ({ status, socket }: Sent): boolean => status === '' && !socket.destroyed

/** The highest memory of the server during the work. */
const watching = async (product: Product, work: () => Promise<void>): Promise<number> => {
  let highest = product.memory()
  const timer = setInterval(() => (highest = Math.max(highest, product.memory())), 200)
  await work()
  clearInterval(timer)
  return Math.round(Math.max(highest, product.memory()))
}

const told = (sent: readonly Sent[]): string => {
  const counts = new Map<string, number>()
  for (const { status } of sent) counts.set(status || 'none', (counts.get(status || 'none') ?? 0) + 1)
  return [...counts].map(([status, number]) => `${status}: ${number}`).join(', ')
}

const sendSlowly = async (product: Product, senders: readonly Sender[]) => {
  const all: Sent[] = []
  const highest = await watching(product, async () => {
    const calls = Array.from({ length: SLOW_BODIES }, (_, at) => {
      const sender = pick(senders, at)
      return send(product.port, sender, pick(sender.bodies, Math.floor(at / senders.length)), SLOW_SHARE)
    })
    all.push(...calls.map(({ sent }) => sent))
    const trickle = setInterval(() => {
      for (const { socket } of all) if (!socket.destroyed) socket.write('A')
    }, 1_000)
    const end = performance.now() + SLOW_MS
    while (performance.now() < end && all.some(isWaitedFor)) await wait(100)
    clearInterval(trickle)
  })
  const holding = all.filter(isWaitedFor).length
  for (const { socket } of all) socket.destroy()
  return { highest, holding, all }
}

const sendWhole = async (product: Product, senders: readonly Sender[]) => {
  const all: Sent[] = []
  const highest = await watching(product, async () => {
    const calls = Array.from({ length: FINISHED_BODIES }, (_, at) => {
      const sender = pick(senders, at)
      return send(product.port, sender, pick(sender.bodies, Math.floor(at / senders.length)), 1)
    })
    all.push(...calls.map(({ sent }) => sent))
    const answered = async () => {
      await Promise.all(calls.map(({ whole }) => whole))
      while (all.some(isWaitedFor)) await wait(50)
    }
    await Promise.race([answered(), wait(FINISHED_MS)])
  })
  for (const { socket } of all) socket.destroy()
  return { highest, all }
}

const attack = async (product: Product): Promise<Outcome> => {
  const senders = await findSenders(product)
  const before = Math.round(product.memory())
  const slow = await sendSlowly(product, senders)
  const whole = await sendWhole(product, senders)
  const broken: string[] = []
  for (const [what, highest] of [
    ['slow', slow.highest],
    ['finished', whole.highest],
  ] as const)
    if (highest > MOST_MIB) broken.push(`${what} bodies: ${highest} MiB of memory, at most ${MOST_MIB}`)
  if (slow.holding > 0) broken.push(`${slow.holding} slow bodies are still waited for after ${SLOW_MS} ms`)
  if (!whole.all.some(({ status }) => status === '503')) broken.push('nobody was told to wait')
  const alive = (await fetch(`http://127.0.0.1:${product.port}/readyz`)).ok
  if (!alive) broken.push('the server is not ready afterwards')
  return {
    measured: [
      `${senders.length} senders; memory before ${before} MiB`,
      `${SLOW_BODIES} slow bodies of ${Math.round(BASE64.length / MIB)} MiB: ${slow.highest} MiB (${told(slow.all)})`,
      `${FINISHED_BODIES} finished ones: ${whole.highest} MiB (${told(whole.all)})`,
    ],
    broken,
  }
}

export const largeBodies: Attack = {
  about: 'bodies as large as they may be, many at once, byte by byte and whole',
  run: () => withProduct({}, attack),
}
