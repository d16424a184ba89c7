import { AsyncLocalStorage } from 'node:async_hooks'
import type { Server } from 'node:http'
import pg from 'pg'

export type Statement = { name?: string; text: string; values: unknown[] }

const CAPTURE_HEADER = 'x-bench-capture'
export const captureHeaders = { [CAPTURE_HEADER]: '1' }

const request = new AsyncLocalStorage<Statement[]>()
let last: Statement[] = []

const statementOf = (first: unknown, second: unknown): Statement | undefined => {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] }
  if (typeof first !== 'object' || first === null || !('text' in first)) return undefined
  if (typeof first.text !== 'string') return undefined
  const values = 'values' in first && Array.isArray(first.values) ? first.values : []
  const name = 'name' in first && typeof first.name === 'string' ? { name: first.name } : {}
  return { ...name, text: first.text, values }
}

let answered: Promise<number> = Promise.resolve(Number.NaN)

/** Times every request inside the server, and records the statements of those that ask for it. */
export const watchRequests = (server: Server): void => {
  server.prependListener('request', (req, res) => {
    const start = performance.now()
    answered = new Promise((resolve) => res.once('finish', () => resolve(performance.now() - start)))
    if (req.headers[CAPTURE_HEADER] === undefined) return
    last = []
    request.enterWith(last)
  })
}

/**
 * Sees every statement of this process, installed before any connection is made; the asynchronous context separates
 * those of jobs and of other requests.
 */
export const watchStatements = (): void => {
  const original: unknown = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query')?.value
  if (typeof original !== 'function') throw new Error('the driver has no query to watch')
  Object.defineProperty(pg.Client.prototype, 'query', {
    configurable: true,
    writable: true,
    value: function query(this: pg.Client, ...args: unknown[]): unknown {
      const statements = request.getStore()
      const statement = statements && statementOf(args[0], args[1])
      if (statement) statements.push(statement)
      return Reflect.apply(original, this, args)
    },
  })
}

/** Milliseconds of the last request, from its arrival in the server to its answer handed to the system. */
export const lastAnswered = (): Promise<number> => answered

/** The statements of the last request that was captured. */
export const lastCaptured = (): Statement[] => last

/** The same statements by the driver alone, one after the other. */
export const replay = async (client: pg.Client, statements: readonly Statement[]): Promise<void> => {
  for (const statement of statements) await client.query(statement)
}

/** True for a statement that only reads, so that its plan may be requested. */
export const isSelect = ({ text }: Statement): boolean =>
  /^\s*(\/\*.*?\*\/\s*)?(select|with)\b/i.test(text) && !/for update/i.test(text)
