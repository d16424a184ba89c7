import { createHook } from 'node:async_hooks'
import type { Pool } from 'pg'

/** How the library of Argon2 (napi-rs) names its work outside of JavaScript: not at all. */
const NATIVE_WORK = 'undefined'

/** How many hashes of a password are computed or checked during the call. */
export const countHashes = async (call: () => Promise<unknown>): Promise<number> => {
  let hashes = 0
  const hook = createHook({ init: (_id, type) => void (hashes += Number(type === NATIVE_WORK)) }).enable()
  await call()
  hook.disable()
  return hashes
}

/** How often others had their turn while the call was waited for: about never, when it holds up the event loop. */
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

/**
 * Hears every statement that this process sends to the database, transaction control included. The answer runs a call and
 * tells those of its time, blanks made one.
 */
export const hearStatements = (pool: Pool): ((call: () => Promise<unknown>) => Promise<string[]>) => {
  let statements: string[] = []
  const heard = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (heard.has(client)) return
    heard.add(client)
    const query = client.query.bind(client)
    const listen = (...args: unknown[]): unknown => {
      const [first] = args
      const isQuery = typeof first === 'object' && first !== null && 'text' in first
      statements.push(
        String(isQuery ? first.text : first)
          .trim()
          .replaceAll(/\s+/g, ' '),
      )
      return Reflect.apply(query, client, args)
    }
    Object.assign(client, { query: listen })
  })
  return async (call) => {
    statements = []
    await call()
    return statements
  }
}
