import { Agent, request } from 'node:http'
import { createRandom } from '../bench/random.ts'
import type { Attack, Given } from './frame.ts'
import { attackOf, type Description, operationsOf, type Request } from './requests.ts'
import { startVictim, type Victim } from './server.ts'

const PEOPLE = [
  ...(['admin', 'operador', 'cliente', 'cliente2'] as const),
  ...(['atendente', 'tecnico', 'responsavel', 'sp', 'manaus', 'troca', 'financeiro', 'consumidor'] as const),
] as const
const AT_ONCE = 8
const SLOW_MS = 2_000
const GIVE_UP_MS = 30_000

type Answer = { status: number; ms: number; text: string }

/** Calls that would remove the attackers' own accounts or abilities and so end the attack. */
const disarms = ({ method, path }: Request): boolean =>
  path.startsWith('/oauth/') ||
  path.startsWith('/conta/segundo-fator') ||
  (/^\/(?:usuario|perfil|permissoesPerfil)\/0*\d{1,2}(?:\/|$)/.test(path) && method.toUpperCase() !== 'GET')

const send = (agent: Agent, port: number, { method, path, headers, body }: Request): Promise<Answer> =>
  new Promise((resolve) => {
    const began = performance.now()
    const end = (status: number, text: string) => resolve({ status, ms: performance.now() - began, text })
    const call = request({
      port,
      host: '127.0.0.1',
      agent,
      method: method.toUpperCase(),
      path,
      timeout: GIVE_UP_MS,
    })
    // Header values are Latin letters; other texts are sent as their UTF-8 bytes.
    for (const [name, value] of Object.entries(headers))
      call.setHeader(name, Buffer.from(value).toString('latin1'))
    call.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text = (text + part).slice(0, 500)))
      response.on('end', () => end(response.statusCode ?? 0, text))
      response.on('error', (error) => end(0, error.message))
    })
    call.on('timeout', () => call.destroy(new Error('no answer')))
    call.on('error', (error) => end(0, error.message))
    call.end(body)
  })

const read = async (port: number): Promise<Description> =>
  (await (await fetch(`http://127.0.0.1:${port}/openapi.json`)).json()) as Description

const attack = async (victim: Victim, { count, seed }: Given) => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const random = createRandom(seed)
  const description = await read(victim.port)
  const operations = operationsOf(description)
  const tokens = new Map<string, string>()
  const statuses = new Map<number, number>()
  const findings: string[] = []
  let slowest = 0
  let next = 0

  const authorise = async (attempt: Request): Promise<string | undefined> => {
    if (disarms(attempt)) return undefined
    const draw = random.next()
    if (draw < 0.03) return undefined
    if (draw < 0.05) return 'x'.repeat(random.int(0, 100))
    const name = random.next() < 0.5 ? 'admin' : (PEOPLE[random.int(0, PEOPLE.length - 1)] ?? 'admin')
    const known = tokens.get(name) ?? (await victim.token(name))
    tokens.set(name, known)
    return known
  }

  const worker = async () => {
    while (next < count) {
      const index = next++
      const operation = operations[random.int(0, operations.length - 1)]
      if (!operation) throw new Error('the description names no operation')
      const attempt = attackOf(random, description, operation)
      const token = await authorise(attempt)
      if (token !== undefined) attempt.headers['authorization'] = `Bearer ${token}`
      const { status, ms, text } = await send(agent, victim.port, attempt)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      // A request may have ended all sessions, so they log in again.
      if (status === 401) tokens.clear()
      slowest = Math.max(slowest, ms)
      if (status >= 100 && status < 500 && ms <= SLOW_MS) continue
      const { method, path, body = '' } = attempt
      findings.push(`#${index} ${status} in ${Math.round(ms)} ms: ${method} ${path.slice(0, 200)}
    ${JSON.stringify(attempt.headers)
      .replace(/Bearer [^"]+/, 'Bearer …')
      .slice(0, 200)} ${body.slice(0, 300)}
    → ${text.slice(0, 300)}`)
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  return { operations: operations.length, statuses, findings, slowest }
}

/**
 * Random requests from the product's own description: any answer of 500 or more, or later than two seconds, and a
 * server that is not ready afterwards, are findings.
 */
export const randomRequests: Attack = {
  about: 'random requests from /openapi.json',
  run: async (given) => {
    const victim = await startVictim()
    try {
      const { operations, statuses, findings, slowest } = await attack(victim, given)
      const alive = (await fetch(`http://127.0.0.1:${victim.port}/readyz`)).ok
      const told = [...statuses].sort(([a], [b]) => a - b).map(([status, number]) => `${status}: ${number}`)
      return {
        measured: [
          `${given.count} requests on ${operations} operations, seed ${given.seed}: ${told.join(', ')}`,
          `slowest ${Math.round(slowest)} ms`,
        ],
        broken: [...findings, ...(alive ? [] : ['the server is not ready afterwards'])],
      }
    } finally {
      await victim.stop()
    }
  },
}
