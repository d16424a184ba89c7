import { createHook } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'

/** The Argon2 library (napi-rs) gives its native work this name. */
const NATIVE_WORK = 'undefined'

/** How many hashes of a password are computed or checked during the call. */
export const countHashes = async (call: () => Promise<unknown>): Promise<number> => {
  let hashes = 0
  const hook = createHook({ init: (_id, type) => void (hashes += Number(type === NATIVE_WORK)) }).enable()
  await call()
  hook.disable()
  return hashes
}

/** How often other work ran while the call was awaited: almost never when it blocks the event loop. */
export const countTurns = async (call: () => Promise<unknown>): Promise<number> => {
  let turns = 0
  let waited = true
  const turn = () => {
    turns += 1
    if (waited) setImmediate(turn)
  }
  setImmediate(turn)
  await call()
  waited = false
  return turns
}

type Heard = { client: PoolClient; text: string }

/** Hears the statements of this process from here on; the answer runs a call and returns those of that time. */
const hear = (pool: Pool): ((call: () => Promise<unknown>) => Promise<Heard[]>) => {
  let heard: Heard[] = []
  const known = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const query = client.query.bind(client)
    const listen = (...args: unknown[]): unknown => {
      const [first] = args
      const isQuery = typeof first === 'object' && first !== null && 'text' in first
      const text = String(isQuery ? first.text : first)
      heard.push({ client, text: text.trim().replaceAll(/\s+/g, ' ') })
      return Reflect.apply(query, client, args)
    }
    Object.assign(client, { query: listen })
  })
  return async (call) => {
    heard = []
    await call()
    return heard
  }
}

/** Records every statement that this process sends, including transaction control, with blanks joined. */
export const hearStatements = (pool: Pool) => {
  const during = hear(pool)
  return async (call: () => Promise<unknown>): Promise<string[]> =>
    (await during(call)).map(({ text }) => text)
}

/** As `hearStatements`, but of the call's first transaction alone, behind its `begin`: others may run meanwhile. */
export const hearTransaction = (pool: Pool) => {
  const during = hear(pool)
  return async (call: () => Promise<unknown>): Promise<string[]> => {
    const heard = await during(call)
    const begun = heard.findIndex(({ text }) => text.startsWith('begin'))
    const own = heard.slice(begun + 1).filter(({ client }) => client === heard[begun]?.client)
    const end = own.findIndex(({ text }) => /^(?:commit|rollback)/.test(text))
    return own.slice(0, end + 1).map(({ text }) => text)
  }
}
