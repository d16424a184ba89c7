import { appendFileSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type KyselyPlugin, PostgresQueryCompiler, type QueryId } from 'kysely'
import { isProduct, root, SEEN_BY_RUN } from './place.ts'
import { shapeOf } from './shape.ts'

export type Place = { file: string; line: number; column: number }
/** What a run of tests saw: where a statement was handed over, or what was in its answer. */
export type Seen = { text: string; at: Place } | { text: string; shape: string[] }

const FRAME = /(?:\(|at )(?:file:\/\/)?(\/[^()]*?):(\d+):(\d+)\)?$/
/** Kysely's own frames stand above the caller's. */
const FRAMES = 30

const isOurs = (path: string): boolean =>
  !/\/node_modules\/|^node:|\/testing\/statements\/recorder\.ts/.test(path) && path.includes('/')

/** The place in the code that runs, which is cheap to ask for and is not the one that was written. */
const runningPlace = (): string => {
  // oxlint-disable-next-line typescript/unbound-method -- it is put back as it was
  const { prepareStackTrace, stackTraceLimit } = Error
  let found = ''
  Error.stackTraceLimit = FRAMES
  Error.prepareStackTrace = (_error, frames) => {
    const frame = frames.find((each) => isOurs(each.getFileName() ?? ''))
    found = frame ? `${frame.getFileName()}:${frame.getLineNumber()}:${frame.getColumnNumber()}` : ''
  }
  void new Error('here').stack
  Error.prepareStackTrace = prepareStackTrace
  Error.stackTraceLimit = stackTraceLimit
  return found
}

/** The first frame of our own: the call of `execute` in a store. */
const writtenPlace = (): Place | undefined => {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = FRAMES
  const { stack = '' } = new Error('here')
  Error.stackTraceLimit = stackTraceLimit
  for (const frame of stack.split('\n').slice(1)) {
    const [, path, line, column] = FRAME.exec(frame) ?? []
    if (path !== undefined && isOurs(path))
      return { file: relative(root, path), line: Number(line), column: Number(column) }
  }
  return undefined
}

/**
 * Writes down, once each, the statements of this process and what their answers held. A run that only compares the
 * statements with the list needs one place of the product for each and no answers.
 */
export const createRecorder = (folder: string): KyselyPlugin => {
  const whole = process.env[SEEN_BY_RUN] !== undefined
  const compiler = new PostgresQueryCompiler()
  const file = join(folder, `${process.pid}-${crypto.randomUUID()}.jsonl`)
  const places = new Map<string, Place | undefined>()
  const told = new Set<string>()
  /** The statements that a place of the product was told of. */
  const ofProduct = new Set<string>()
  const running = new WeakMap<QueryId, string>()
  const tell = (seen: Seen) => appendFileSync(file, `${JSON.stringify(seen)}\n`)
  mkdirSync(folder, { recursive: true })
  // A copy of the tree writes into the same folder: its first line says whose statements these are.
  appendFileSync(file, `${JSON.stringify(root)}\n`)
  return {
    transformQuery: ({ node, queryId }) => {
      const text = compiler.compileQuery(node, queryId).sql
      if (!whole && ofProduct.has(text)) return node
      if (whole) running.set(queryId, text)
      const key = runningPlace()
      if (!places.has(key)) places.set(key, writtenPlace())
      const at = places.get(key)
      if (at && !told.has(`${key} ${text}`)) tell({ text, at })
      told.add(`${key} ${text}`)
      if (at && isProduct(at.file)) ofProduct.add(text)
      return node
    },
    transformResult: async ({ queryId, result }) => {
      if (!whole) return result
      const text = running.get(queryId) ?? ''
      const shape = [...shapeOf(result.rows)].filter((each) => !told.has(`${each} ${text}`))
      if (shape.length > 0) tell({ text, shape })
      for (const each of shape) told.add(`${each} ${text}`)
      return result
    },
  }
}
