import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Flood, Flooded } from './flood.ts'
import { type Attack, LOG_IN_HEADERS, logInForm, type Outcome, type Product, withProduct } from './frame.ts'

const CONNECTIONS = 500
const LIMIT_MS = 500
const SECONDS = 8
const EVERY_MS = 250

type Answer = { status: number; ms: number; cookie: string }
type Call = { method?: string; path: string; headers: Record<string, string>; body: string }

/** How a connection states its address: directly, or in the header of the proxy in front. */
type Way = {
  name: string
  env: Record<string, string>
  /** The attacked network, in which a branch works too, and other networks. */
  attacker: (n: number) => Place
  other: (n: number) => Place
}
type Place = { localAddress: string; headers: Record<string, string> }

const direct = (address: string): Place => ({ localAddress: address, headers: {} })
const proxied = (address: string): Place => ({
  localAddress: '127.0.0.1',
  headers: { 'x-forwarded-for': address },
})

const WAYS: Way[] = [
  {
    name: 'of its own addresses',
    env: {},
    attacker: (n) => direct(`127.0.1.${1 + (n % 250)}`),
    other: (n) => direct(`127.0.${2 + (n % 50)}.7`),
  },
  {
    name: 'behind a proxy, of one /64',
    env: { TRUST_PROXY: '1' },
    attacker: (n) => proxied(`2001:db8:0:1::${(n + 1).toString(16)}`),
    other: (n) => proxied(n % 2 === 0 ? `2001:db8:1:${n.toString(16)}::7` : `198.51.${n % 250}.7`),
  },
]

const send = (port: number, { localAddress, headers: said }: Place, call: Call): Promise<Answer> =>
  new Promise((resolve) => {
    const began = performance.now()
    const end = (status: number, cookie = '') => resolve({ status, ms: performance.now() - began, cookie })
    const { method = 'POST', path, headers, body } = call
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        localAddress,
        agent: false,
        method,
        path,
        headers: { ...headers, ...said },
        timeout: 10_000,
      },
      (response) => {
        response.resume()
        response.on('end', () =>
          end(response.statusCode ?? 0, response.headers['set-cookie']?.[0]?.split(';')[0]),
        )
      },
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => end(0))
    sent.end(body)
  })

const logIn = (email: string, senha: string, headers: Record<string, string> = {}): Call => ({
  path: '/oauth/token',
  headers: { ...LOG_IN_HEADERS, origin: 'http://127.0.0.1', ...headers },
  body: logInForm(email, senha),
})
const recovery = (email: string): Call => ({
  path: '/public/user/recoverPassword',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email }),
})

const asText = ({ method = 'POST', path, headers, body }: Call, more: Record<string, string>): string => {
  const lines = Object.entries({ host: 'a', ...headers, ...more, 'content-length': Buffer.byteLength(body) })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

/** Attacks while others call; answers the attackers' results. */
const during = async (
  { port }: Product,
  { attacker }: Way,
  callOf: (n: number) => Call,
  others: () => Promise<void>,
): Promise<Flooded> => {
  const connections = Array.from({ length: CONNECTIONS }, (_, n) => {
    const { localAddress, headers } = attacker(n)
    // Each guesses at many accounts, so neither the account's count nor the address's stops it soon.
    return {
      localAddress,
      requests: Array.from({ length: 40 }, (_guess, at) => asText(callOf(n * 40 + at), headers)),
    }
  })
  const workerData: Flood = { port, connections }
  const worker = new Worker(new URL('./flood.ts', import.meta.url), { workerData })
  await once(worker, 'online')
  await wait(1_000)
  await others()
  worker.postMessage('stop', [])
  const [flooded] = (await once(worker, 'message')) as [Flooded]
  await worker.terminate()
  return flooded
}

/** One call every quarter of a second, as people arrive; answers their results. */
const come = async (calls: number, call: (n: number) => Promise<Answer>): Promise<Answer[]> => {
  const answers: Promise<Answer>[] = []
  for (let n = 0; n < calls; n += 1) {
    answers.push(call(n))
    await wait(EVERY_MS)
  }
  return Promise.all(answers)
}

const told = (flooded: Flooded): string =>
  Object.entries(flooded)
    .map(([status, number]) => `${status}: ${number}`)
    .join(', ')

/** The results of the others' calls, and the violations among them. */
const judge = (name: string, answers: Answer[], limit = Infinity): Outcome => {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const good = answers.filter(({ status }) => status === 200).length
  const slowest = times.at(-1) ?? 0
  const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0)
  const bad = answers.filter(({ status, ms }) => status !== 200 || ms > limit)
  return {
    measured: [
      `${name}: ${good} of ${answers.length} let in, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${Math.round(slowest)} ms`,
    ],
    broken: bad.map(({ status, ms }) => `${name}: ${status} in ${Math.round(ms)} ms`),
  }
}

const CALLS = (SECONDS * 1000) / EVERY_MS

/** Guesses at strangers' accounts and at those of the branch that works behind the same address. */
const attackLogIns = async (product: Product, way: Way): Promise<Outcome[]> => {
  const { port, emails, senha } = product
  const half = Math.ceil(emails.length / 2)
  const [branch, others] = [emails.slice(0, half), emails.slice(half)]
  const known = new Map<string, string>()
  for (const email of branch)
    known.set(email, (await send(port, way.attacker(0), logIn(email, senha))).cookie)
  const alone = await come(4, (n) => send(port, way.other(n), logIn(others[n % others.length] ?? '', senha)))
  const used = product.processor()
  let fromOthers: Answer[] = []
  let fromBranch: Answer[] = []
  const guess = (n: number) => logIn(n % 4 === 0 ? (branch[n % half] ?? '') : `palpite${n}@fora.example`, 'x')
  const flooded = await during(product, way, guess, async () => {
    const both = [
      come(CALLS, (n) => send(port, way.other(n), logIn(others[n % others.length] ?? '', senha))),
      come(CALLS, (n) => {
        const email = branch[n % half] ?? ''
        return send(port, way.attacker(0), logIn(email, senha, { cookie: known.get(email) ?? '' }))
      }),
    ] as const
    ;[fromOthers, fromBranch] = await Promise.all(both)
  })
  return [
    {
      measured: [
        `log-ins ${way.name}: the attackers were answered ${told(flooded)}; the server used ${(product.processor() - used).toFixed(1)} s of a processor`,
      ],
      broken: [],
    },
    judge('before', alone),
    judge('others', fromOthers, LIMIT_MS),
    judge('known devices of the attacked network', fromBranch),
  ]
}

const attackRecoveries = async (product: Product, way: Way): Promise<Outcome[]> => {
  let answers: Answer[] = []
  const flooded = await during(
    product,
    way,
    (n) => recovery(`palpite${n}@fora.example`),
    async () => {
      answers = await come(CALLS / 2, (n) =>
        send(product.port, way.other(n), recovery(`outro${n}@fora.example`)),
      )
    },
  )
  return [
    { measured: [`recoveries ${way.name}: the attackers were answered ${told(flooded)}`], broken: [] },
    judge('others', answers, LIMIT_MS),
  ]
}

const STACK = /\\n {4}at |\n {4}at /

/** 500 connections of one network guess passwords and ask for recoveries, directly and behind a proxy. */
export const logIns: Attack = {
  about: `${CONNECTIONS} connections of one network guess passwords: everybody else gets in within ${LIMIT_MS} ms, known devices of that network get in`,
  run: async () => {
    const outcomes: Outcome[] = []
    for (const way of WAYS)
      await withProduct(way.env, async (product) => {
        outcomes.push(...(await attackLogIns(product, way)), ...(await attackRecoveries(product, way)))
        if (STACK.test(product.output())) outcomes.push({ measured: [], broken: ['a stack in the log'] })
      })
    return {
      measured: outcomes.flatMap(({ measured }) => measured),
      broken: outcomes.flatMap(({ broken }) => broken),
    }
  },
}
