import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { type Call, createCaller } from '../http.ts'
import { timesOf } from '../stats.ts'

/** A counter at work, in a process of its own, so that its requests do not use the server's time. */
export type CounterOrder = { port: number; posto: string[]; staff: string[] }
export type CounterResult = {
  megabytes: number
  acts: { name: string; p50: number; p95: number }[]
  intakes: { p50: number; worst: number }
  others: { before: number; during: number }
  crowd: { sent: number; kept: number; photos: number; seconds: number; waited: number }
}

type Os = { id: number; versao: number; fotos: unknown[] }

const PHOTOS = 5
const BODY_BYTES = 20 * 1024 * 1024
const INTAKES = 8
const CROWD = 50
const ACTS = 60
const LIGHT_MS = 25

/** As large as base64 in a body of 20 MB allows: noise does not compress. */
const photoOf = async (): Promise<string> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const side = { width: 2_400, height: 1_800, channels: 3, background: '#777', noise } as const
  const bytes = await sharp({ create: side }).jpeg({ quality: 90 }).toBuffer()
  const most = Math.floor(((BODY_BYTES / PHOTOS) * 3) / 4)
  // What follows the picture's end is no part of it: it only makes the file heavier.
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, most - bytes.length))]).toString('base64')
}

const run = async ({ port, posto, staff }: CounterOrder): Promise<CounterResult> => {
  const caller = createCaller(port, CROWD + 10)
  let turn = 0
  const next = (tokens: readonly string[]): string => {
    turn += 1
    return tokens[turn % tokens.length] ?? ''
  }
  const done = async (call: Call, token: string) => {
    const answer = await caller.call(call, token)
    if (answer.status >= 300) throw new Error(`${call.path}: ${answer.status} ${answer.body.slice(0, 300)}`)
    return { ms: answer.ms, body: JSON.parse(answer.body) as Os }
  }
  const first = async (path: string, q: string): Promise<number> => {
    const { body } = await caller.call({ method: 'GET', path: `${path}/findAll?q=${q}` }, next(posto))
    const [found] = JSON.parse(body) as Os[]
    if (!found) throw new Error(`nothing at ${path}`)
    return found.id
  }
  const [consumidor, modelo] = [await first('/consumidor', 'Souza'), await first('/modeloProduto', 'modelo')]
  const osOf = (fotos: object[] = []) => ({
    consumidor: { id: consumidor },
    relogio: { modelo: { id: modelo }, numeroSerie: randomUUID() },
    relato: 'Atrasa dez minutos por dia.',
    fotos,
  })
  const act = async (
    acao: string,
    { id, versao }: { id: number; versao: number },
    body: object,
    by: string,
  ) => done({ method: 'PUT', path: `/ordemServico/${acao}/${id}`, body: { versao, ...body } }, by)

  const times = new Map<string, number[]>()
  for (let at = 0; at < ACTS; at += 1) {
    let os = (await done({ method: 'POST', path: '/ordemServico', body: osOf() }, next(posto))).body
    for (const [name, body, by] of [
      ['abrir', { relogioPresente: true }, posto],
      ['salvarPreAvaliacao', { preAvaliacao: 'Atraso confirmado.' }, staff],
      ['avaliar', { avaliacao: 'Movimento sujo.' }, staff],
    ] as const) {
      const { ms, body: moved } = await act(name, os, body, next(by))
      // The first tenth warms up.
      if (at >= ACTS / 10) times.set(name, [...(times.get(name) ?? []), ms])
      os = moved
    }
  }

  const data = await photoOf()
  const fotos = Array.from({ length: PHOTOS }, (_, at) => ({ filename: `foto-${at}.jpg`, data }))
  const intake = async (by: string) => {
    const key = randomUUID()
    const call: Call = { method: 'POST', path: '/ordemServico', body: osOf(fotos) }
    let waited = 0
    for (;;) {
      const answer = await caller.call(call, by, { 'idempotency-key': key })
      if (answer.status === 503 || answer.status === 429) {
        waited += 1
        await wait(1_000)
        continue
      }
      if (answer.status !== 201) throw new Error(`intake: ${answer.status} ${answer.body.slice(0, 300)}`)
      const os = JSON.parse(answer.body) as Os
      const opened = await act('abrir', os, { relogioPresente: true }, by)
      return { id: os.id, ms: answer.ms + opened.ms, photos: os.fotos.length, waited }
    }
  }
  const light = async (running: () => boolean): Promise<number[]> => {
    const measured: number[] = []
    while (running()) {
      const call: Call = { method: 'GET', path: '/ordemServico?size=10' }
      measured.push((await done(call, next(posto.slice(CROWD)))).ms)
      await wait(LIGHT_MS)
    }
    return measured
  }
  let calls = 0
  const before = await light(() => (calls += 1) <= 100)
  let busy = true
  const others = light(() => busy)
  const single: number[] = []
  for (let at = 0; at < INTAKES; at += 1) single.push((await intake(next(posto.slice(0, CROWD)))).ms)
  busy = false
  const during = await others

  const start = performance.now()
  const crowd = await Promise.all(posto.slice(0, CROWD).map(intake))
  const seconds = (performance.now() - start) / 1000
  const kept = await Promise.all(
    [...new Set(crowd.map(({ id }) => id))].map((id) =>
      done({ method: 'GET', path: `/ordemServico/${id}` }, next(posto)),
    ),
  )
  caller.close()
  return {
    megabytes: JSON.stringify(osOf(fotos)).length / 1024 / 1024,
    acts: [...times].map(([name, all]) => ({ name, ...timesOf(all) })),
    intakes: { p50: timesOf(single).p50, worst: Math.max(...single) },
    others: { before: timesOf(before).p95, during: timesOf(during).p95 },
    crowd: {
      sent: CROWD,
      kept: kept.length,
      photos: kept.reduce((sum, { body }) => sum + body.fotos.length, 0),
      seconds,
      waited: crowd.reduce((sum, { waited }) => sum + waited, 0),
    },
  }
}

process.on('message', (order: CounterOrder) => {
  void run(order).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
