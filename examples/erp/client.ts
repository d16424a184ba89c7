import { setTimeout as wait } from 'node:timers/promises'
import type { components } from './api.gen.ts'

export type Schemas = components['schemas']

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000
const CALL_LIMIT_MS = 10_000

/** A refusal that another try does not change: a wrong line, a right that the key lacks. */
export class Refused extends Error {}

type Call = { method?: 'GET' | 'POST'; body?: unknown }

/**
 * Calls the API as long as it takes: without an answer, when it is too much (429) or not the moment (503), the same
 * call is made again after a pause. So every call here must be one that may be repeated.
 */
export const createClient = (url: string, token: string) => {
  const once = async (path: string, { method = 'GET', body }: Call): Promise<Response> =>
    fetch(url + path, {
      method,
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  const call = async <T>(path: string, init: Call = {}): Promise<T> => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      let after = pause
      try {
        const answer = await once(path, init)
        if (answer.ok) return (await answer.json()) as T
        const text = await answer.text()
        if (answer.status < 500 && answer.status !== 429)
          throw new Refused(`${answer.status} ${path}: ${text}`)
        after = Number(answer.headers.get('retry-after') ?? 0) * 1_000 || pause
      } catch (error) {
        if (error instanceof Refused) throw error
      }
      await wait(after)
    }
  }

  return {
    /** Places an order, or finds the one that an earlier call without an answer has placed. */
    place: (order: Omit<Schemas['PedidoPorCodigo'], 'umaVezPorNumero'>) =>
      call<Schemas['Pedido']>('/pedidos/porCodigo', {
        method: 'POST',
        body: { ...order, umaVezPorNumero: true } satisfies Schemas['PedidoPorCodigo'],
      }),
    events: (desde: number) => call<Schemas['Eventos']>(`/eventos?desde=${desde}&limite=500`),
  }
}
