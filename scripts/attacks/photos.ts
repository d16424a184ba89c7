import sharp from 'sharp'
import { setTimeout as wait } from 'node:timers/promises'
import { timesOf } from '../bench/stats.ts'
import { type Attack, type Outcome, type Product, withProduct } from './frame.ts'

const INTAKES = 24
const PHOTOS = 12
/** A side of a photo of 64 million points, the most that is decoded. */
const SIDE = 8_000
const BEFORE_MS = 4_000
const ATTACK_MS = 20_000
/** The limit of others' waiting time at p95; on a busy machine, four times their time before the attack. */
const SLOW_MS = 2_000
const SLOWER = 4
/**
 * Two photos are decoded at once, and a progressive one of this size takes 200 MiB; the rest is the running process.
 */
const MOST_MIB = 768
const ATTACKER = 'atendente@retaguarda.example'
const OTHERS = [
  'tecnico@retaguarda.example',
  'responsavel2@retaguarda.example',
  'operador@retaguarda.example',
]
const CALLS = ['/ordemServico?size=10', '/conta', '/public/demo']

const photo = async (progressive: boolean): Promise<string> => {
  const blank = { width: SIDE, height: SIDE, channels: 3 as const, background: '#884444' }
  const bytes = await sharp({ create: blank }).jpeg({ progressive }).toBuffer()
  return bytes.toString('base64')
}

/** The records chosen in an intake: the first consumer and model that the attacker sees. */
const firstOf = async (product: Product, token: string, path: string): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const [, id] = /"id":(\d+)/.exec(await answer.text()) ?? []
  if (id === undefined) throw new Error(`${path} shows no record`)
  return Number(id)
}

const sendIntakes = async (product: Product, token: string, photos: readonly string[], end: AbortSignal) => {
  const consumidor = await firstOf(product, token, '/consumidor?size=1')
  const statuses = new Map<string, number>()
  // Built once, because the attacker's own work must not delay the timed calls.
  const intakeOf = (count: number): Blob => {
    const fotos = Array.from({ length: count }, (_, at) => ({
      filename: `${at}.jpg`,
      data: photos[at % photos.length],
    }))
    return new Blob([JSON.stringify({ osType: 'OS', consumidor: { id: consumidor }, fotos })])
  }
  const call = async (body: Blob): Promise<void> => {
    const status = await fetch(`http://127.0.0.1:${product.port}/ordemServico`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
      signal: end,
    }).then(
      (answer) => String(answer.status),
      () => 'none',
    )
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  // Twelve photos make a large body, of which one person may send a few at once; one photo makes a small one.
  const [large, small] = [intakeOf(PHOTOS), intakeOf(1)]
  const calls = Array.from({ length: INTAKES }, () => [call(large), call(small)]).flat()
  await Promise.all(calls)
  return statuses
}

/** The answers to other people's calls meanwhile, and their times. */
const goOn = async (product: Product, tokens: readonly string[], end: AbortSignal) => {
  const times: number[] = []
  const wrong: string[] = []
  const work = async (token: string) => {
    while (!end.aborted)
      for (const path of CALLS) {
        const began = performance.now()
        const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        await answer.arrayBuffer()
        times.push(performance.now() - began)
        if (answer.status >= 500 || answer.status === 429) wrong.push(`${path}: ${answer.status}`)
        // Slow enough for a person's limit of 600 calls a minute, before and during the attack.
        await wait(60)
      }
  }
  await Promise.all(tokens.map(work))
  return { times: timesOf(times), count: times.length, wrong }
}

const attack = async (product: Product): Promise<Outcome> => {
  const token = await product.token(ATTACKER)
  const tokens: string[] = []
  for (const email of OTHERS) tokens.push(await product.token(email))
  const photos = [await photo(false), await photo(true)]
  const before = await goOn(product, tokens, AbortSignal.timeout(BEFORE_MS))
  const end = AbortSignal.timeout(ATTACK_MS)
  let highest = 0
  const timer = setInterval(() => (highest = Math.max(highest, product.memory())), 200)
  const [statuses, others] = await Promise.all([
    sendIntakes(product, token, photos, end),
    goOn(product, tokens, end),
  ])
  clearInterval(timer)
  const { times, count, wrong } = others
  const broken = [...new Set(wrong)].map((each) => `others are refused: ${each}`)
  const most = Math.round(Math.max(SLOW_MS, SLOWER * before.times.p95))
  if (times.p95 > most) broken.push(`others wait ${Math.round(times.p95)} ms at p95, at most ${most}`)
  if (highest > MOST_MIB) broken.push(`${Math.round(highest)} MiB of memory, at most ${MOST_MIB}`)
  const told = [...statuses].map(([status, number]) => `${status}: ${number}`).join(', ')
  return {
    measured: [
      `${2 * INTAKES} intakes at once, half of them of ${PHOTOS} photos of ${(SIDE * SIDE) / 1e6} million points: ${told}`,
      `${count} calls of others: p50 ${Math.round(times.p50)} ms, p95 ${Math.round(times.p95)} ms, ${wrong.length} refused`,
      `${before.count} of theirs before: p50 ${Math.round(before.times.p50)} ms, p95 ${Math.round(before.times.p95)} ms`,
      `memory up to ${Math.round(highest)} MiB`,
    ],
    broken,
  }
}

export const photosAttack: Attack = {
  about: 'one person takes in orders with the largest photos, many at once, while others work',
  run: () => withProduct({}, attack),
}
