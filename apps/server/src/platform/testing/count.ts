import { createHook } from 'node:async_hooks'
import type { Pool } from 'pg'

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

/**
 * Records every statement that this process sends to the database, including transaction control. The answer runs a
 * call and returns the statements of that time, with blanks joined.
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
