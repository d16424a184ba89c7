import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import { kindOf } from '../statements/shape.ts'

/** Names the folder in which a run keeps whole calls, for `npm run examples`; without it only their shapes are kept. */
export const EXAMPLES_BY_RUN = 'RETAGUARDA_EXEMPLOS'

/** Where the calls of a run are, among what it saw. */
export const CALLS = 'chamadas'
/** Says that all tests run, so that what none of them makes can be told. */
export const ALL_TESTS = 'RETAGUARDA_TODOS_OS_TESTES'

/** A call that was done: its shape, and in a run for examples all of it. */
export type Done = {
  call: string
  status: number
  fields: string[]
  sent?: unknown
  /** Whether the body is as its schema reads it: nothing converted, and nothing left aside. */
  plain?: boolean
  answered?: unknown
}

/** Whole calls of one shape are alike. */
const MOST_CHARACTERS = 30_000

const walk = (value: unknown, path: string, into: Set<string>): void => {
  into.add(path)
  if (Array.isArray(value)) for (const each of value) walk(each, `${path}[]`, into)
  else if (kindOf(value) === 'object')
    for (const [name, each] of Object.entries(value as object)) walk(each, `${path}.${name}`, into)
}

/** The fields of a body, at every depth: `.itens[].quantidade`. */
export const fieldsOf = (body: unknown): string[] => {
  const found = new Set<string>()
  walk(body, '', found)
  return [...found].toSorted()
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/
/** Routes and a register that tests alone have. */
const OF_TESTS = /^\/(importacao\/)?(teste|grife|kernel)/
const FORM_TYPE = /^application\/x-www-form-urlencoded/

const routes = new WeakMap<object, FastifyRequest['routeOptions']>()
let listening = false
const listen = (): void => {
  if (listening) return
  listening = true
  subscribe('tracing:fastify.request.handler:start', (message) => {
    const { request } = message as { request: FastifyRequest }
    routes.set(request.raw, request.routeOptions)
  })
}

const isPlain = (sent: unknown, read: unknown): boolean => {
  if (Array.isArray(sent))
    return Array.isArray(read) && sent.every((each, at) => isPlain(each, (read as unknown[])[at]))
  if (kindOf(sent) !== 'object') return sent === read
  return (
    kindOf(read) === 'object' &&
    Object.entries(sent as object).every(([name, each]) => isPlain(each, Reflect.get(read as object, name)))
  )
}

/** What was sent, as the description shows it: JSON or the fields of a form; none of another kind. */
const sentOf = (body: unknown, type: string): unknown => {
  if (body === undefined || JSON_TYPE.test(type)) return typeof body === 'string' ? undefined : body
  if (FORM_TYPE.test(type) && (typeof body === 'string' || body instanceof URLSearchParams))
    return Object.fromEntries(new URLSearchParams(body))
  return undefined
}

/** A call of the contract at its own address; tests of the kernel have routes of their own. */
const isDescribed = ({ url = '', config, schema }: FastifyRequest['routeOptions']): boolean =>
  config.alias === undefined && schema !== undefined && !schema.hide && !OF_TESTS.test(url)

const answeredOf = ({ headers, body }: LightMyRequestResponse): unknown => {
  const type = headers['content-type'] ?? ''
  if (headers['content-encoding'] !== undefined) return undefined
  if (JSON_TYPE.test(type)) return JSON.parse(body)
  return type.startsWith('text/csv') ? body : undefined
}

/** Writes down, once for each shape of it, every call that is done. */
const createRecorder = (folder: string) => {
  const whole = process.env[EXAMPLES_BY_RUN] !== undefined
  const file = join(folder, `${process.pid}-${crypto.randomUUID()}.calls.jsonl`)
  const told = new Set<string>()
  mkdirSync(folder, { recursive: true })
  listen()
  return (answer: LightMyRequestResponse, payload: unknown): void => {
    const { statusCode: status, raw } = answer
    const request = (raw as { req?: { headers: Record<string, string | undefined> } }).req
    const route = request && routes.get(request)
    if (!route || status < 200 || status >= 300 || !isDescribed(route)) return
    const call = `${String(route.method)} ${route.url}`
    const sent = route.schema?.body ? sentOf(payload, request.headers['content-type'] ?? '') : undefined
    const fields = fieldsOf(sent)
    const answered = whole ? answeredOf(answer) : undefined
    const key = [call, status, fields, answered === undefined ? '' : fieldsOf(answered)].join(' ')
    if (told.has(key)) return
    told.add(key)
    const { body } = route.schema ?? {}
    const plain = body instanceof z.ZodType && isPlain(sent, body.safeParse(sent).data)
    const done: Done = { call, status, fields, ...(whole && { sent, plain, answered }) }
    const line = JSON.stringify(done)
    if (line.length <= MOST_CHARACTERS) appendFileSync(file, `${line}\n`)
  }
}

/** One for all apps of this process, because they belong to one run. */
let record: ReturnType<typeof createRecorder> | undefined

/** From here on every call of a test is written down. */
export const recordExamples = (app: FastifyInstance, folder: string): void => {
  record ??= createRecorder(process.env[EXAMPLES_BY_RUN] ?? folder)
  const inject = app.inject.bind(app)
  const recording = async (options: InjectOptions) => {
    const answer = await inject(options)
    record?.(answer, options.payload ?? options.body)
    return answer
  }
  // Without options it is a chain, which no test uses.
  Object.assign(app, { inject: recording })
}
