import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

let captured: Statement[] | undefined

const statementOf = (first: unknown, second: unknown): Statement | undefined => {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] }
  if (typeof first !== 'object' || first === null || !('text' in first)) return undefined
  if (typeof first.text !== 'string') return undefined
  return { text: first.text, values: 'values' in first && Array.isArray(first.values) ? first.values : [] }
}

const original: (...args: unknown[]) => unknown = pg.Client.prototype.query

/** From here on every statement of this process passes by; `capture` keeps those of one call. */
export const watchStatements = (): void => {
  Object.defineProperty(pg.Client.prototype, 'query', {
    configurable: true,
    writable: true,
    value: function query(this: pg.Client, ...args: unknown[]): unknown {
      const statement = captured && statementOf(args[0], args[1])
      if (statement) captured?.push(statement)
      return original.apply(this, args)
    },
  })
}

/** The statements that ran while `call` did; nothing else may be at work then. */
export const capture = async (call: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = []
  captured = statements
  try {
    await call()
  } finally {
    captured = undefined
  }
  return statements
}

/** The same statements by the driver alone, one after the other. */
export const replay = async (client: pg.Client, statements: readonly Statement[]): Promise<void> => {
  for (const { text, values } of statements) await client.query(text, values)
}

/** True for what only reads, so that its plan may be asked for. */
export const isSelect = ({ text }: Statement): boolean =>
  /^\s*(select|with)\b/i.test(text) && !/for update/i.test(text)
