import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'

const CALL_LIMIT_MS = 15_000
/** Between two calls of one clerk, after an order and after a refusal. */
const PAUSE_MS = 30
const AGAIN_MS = 200

type Saved = { id: number; numeroPedido: number; at: number }

/**
 * Clerks who save orders one after the other until the signal. Each repeats an order under its key until it is
 * acknowledged, as the pages and other systems do, so that every order must be there once.
 */
export const keepSaving = (
  address: string,
  token: string,
  body: object,
  clerks: number,
  over: AbortSignal,
) => {
  const acknowledged: Saved[] = []
  /** How many calls were answered otherwise: by status, 0 for a connection that was cut or not answered. */
  const refused = new Map<number, number>()
  /** Answers that an absent database does not explain. */
  const wrong: string[] = []

  const post = async (key: string): Promise<boolean> => {
    const { status, text } = await fetch(`${address}/pedidos`, {
      method: 'POST',
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => ({ status: 0, text: '' }),
    )
    if (status === 201) {
      acknowledged.push({ ...(JSON.parse(text) as Omit<Saved, 'at'>), at: performance.now() })
      return true
    }
    refused.set(status, (refused.get(status) ?? 0) + 1)
    if (status !== 0 && status !== 503) wrong.push(`${status} ${text.slice(0, 200)}`)
    return false
  }
  const clerk = async (who: number): Promise<void> => {
    for (let order = 1; !over.aborted; order += 1) {
      while (!(await post(`ensaio-${who}-${order}`))) await wait(AGAIN_MS)
      await wait(PAUSE_MS)
    }
  }
  const done = Promise.all(Array.from({ length: clerks }, (_, who) => clerk(who)))
  /** The longest time without an acknowledged order since this moment, in seconds. */
  const longestGap = (since: number): number => {
    const times = [since, ...acknowledged.map(({ at }) => at).filter((at) => at > since)]
    return Math.max(...times.map((at, index) => (times[index + 1] ?? at) - at)) / 1000
  }
  return { acknowledged, refused, wrong, longestGap, done }
}

/**
 * A person who saves an order and asks for its export, again and again until the signal: an export that is answered
 * holds the order, whoever answers it.
 */
export const keepExporting = (address: string, token: string, body: object, over: AbortSignal) => {
  const wrong: string[] = []
  const exported = { count: 0 }
  const post = (path: string, sent: object): Promise<{ status: number; text: string }> =>
    fetch(address + path, {
      method: 'POST',
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch(() => ({ status: 0, text: '' }))
  const one = async (): Promise<void> => {
    const saved = await post('/pedidos', body)
    if (saved.status !== 201) return
    const { numeroPedido } = JSON.parse(saved.text) as Saved
    const csv = await post('/pedidos/export/CSV', { fields: ['numeroPedido'], filter: { numeroPedido } })
    if (csv.status === 200) {
      exported.count += 1
      if (!csv.text.includes(String(numeroPedido))) wrong.push(`the export lacks order ${numeroPedido}`)
    } else if (csv.status !== 0 && csv.status !== 503)
      wrong.push(`export: ${csv.status} ${csv.text.slice(0, 200)}`)
  }
  const run = async (): Promise<void> => {
    for (; !over.aborted; await wait(AGAIN_MS)) await one()
  }
  return { wrong, exported, done: run() }
}

/** A page open at each process, which comes back after a break; answers whether all have heard of this record. */
export const openPages = (addresses: readonly string[], token: string) => {
  let closing = false
  const sockets = new Map<string, WebSocket>()
  const heard = new Map(addresses.map((address) => [address, new Set<number>()]))
  const enter = (address: string): void => {
    if (closing) return
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`)
    sockets.set(address, socket)
    socket.on('open', () => socket.send(JSON.stringify({ tipo: 'entrar', token })))
    socket.on('message', (data: Buffer) =>
      heard.get(address)?.add((JSON.parse(data.toString()) as { id: number }).id),
    )
    socket.on('error', () => {})
    socket.on('close', () => setTimeout(enter, AGAIN_MS, address))
  }
  addresses.forEach(enter)
  return {
    allHeard: (ids: readonly number[]): boolean =>
      [...heard.values()].every((known) => ids.some((id) => known.has(id))),
    close: (): void => {
      closing = true
      for (const socket of sockets.values()) socket.terminate()
    },
  }
}
