import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createApi, requestToken } from '../../e2e/support/api.ts'

const SENHA = 'demonstracao'
/** Between two calls of one caller: a small load, within the calls a minute that a person has. */
const PAUSE_MS = 60
const GIVE_UP_MS = 60_000

/** 0: the connection was cut. */
export type Answer = { status: number; text: string }
type More = { headers?: Record<string, string>; bytes?: Uint8Array }
export type Call = (
  method: string,
  path: string,
  token?: string,
  body?: object,
  more?: More,
) => Promise<Answer>

/** Calls over connections that are kept, as browsers and ERPs make them. */
export const createCalls = (address: string) => {
  const agent = new Agent({ keepAlive: true })
  const call: Call = (method, path, token, body, { headers: more, bytes } = {}) =>
    new Promise((resolve) => {
      const headers = {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...more,
      }
      const asked = request(address + path, { agent, method, headers })
      asked.on('response', (came) => {
        let text = ''
        came.setEncoding('utf8')
        came.on('data', (part: string) => (text += part))
        came.on('end', () => resolve({ status: came.statusCode ?? 0, text }))
        came.on('error', (error) => resolve({ status: 0, text: error.message }))
      })
      asked.on('error', (error) => resolve({ status: 0, text: error.message }))
      asked.setTimeout(GIVE_UP_MS, () => asked.destroy(new Error('no answer')))
      asked.end(bytes ?? (body && JSON.stringify(body)))
    })
  return { call, close: () => agent.destroy() }
}

/** The token of a person of the demonstration, by a log-in. */
export const logIn = async (address: string, name: string): Promise<string> =>
  (await requestToken(address, `${name}@retaguarda.example`, SENHA)).body.access_token

/** An order of one unit of a demonstration lot that has plenty. */
export const orderOf = async (address: string, token: string): Promise<object> => {
  const { produto, lotes } = await createApi(address, token).stocked('000123')
  const [lote] = lotes.toSorted((a, b) => b.quantidadeDisponivel - a.quantidadeDisponivel)
  if (!lote) throw new Error('the demo day has no lot of 000123')
  return {
    dataHoraColeta: '2030-12-31T13:15:00Z',
    itens: [
      {
        produto: { id: produto.id },
        quantidade: 1,
        observacoes: lote.lote,
        dataValidade: lote.dataDeValidade,
      },
    ],
  }
}

/** What a load met: answers that were right, and what was not. */
export type Met = { right: number; saved: number; wrong: string[] }

/**
 * A small load until the signal: one person saves orders, another reads the list, others open pages. Every answer that
 * is not the expected one is told.
 */
export const keepCalling = async (address: string, over: AbortSignal): Promise<Met> => {
  const met: Met = { right: 0, saved: 0, wrong: [] }
  const { call, close } = createCalls(address)
  const [client, staff] = [await logIn(address, 'cliente'), await logIn(address, 'operador')]
  const order = await orderOf(address, client)
  const loop = async (expected: number, one: () => Promise<Answer>) => {
    while (!over.aborted) {
      const { status, text } = await one()
      if (status === expected) met.right += 1
      else met.wrong.push(`${status} ${text.slice(0, 200)}`)
      if (status === 201) met.saved += 1
      await wait(PAUSE_MS)
    }
  }
  await Promise.all([
    loop(201, () => call('POST', '/pedidos', client, order)),
    loop(200, () => call('GET', '/pedidos?page=0&size=50', staff)),
    ...Array.from({ length: 4 }, () => loop(200, () => call('GET', '/public/demo'))),
  ])
  close()
  return met
}
