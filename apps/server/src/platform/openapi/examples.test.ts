import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { ErrorCode } from '@app/contract/casca/errors'
import { unknownFieldsOf } from '../http/body/unknown-fields.ts'
import { AppError } from '../http/errors.ts'
import { startTestApp } from '../testing/app.ts'
import type { OpenApi } from './document.ts'
import { readExamples } from './recorded.ts'

const server = await startTestApp()
const document: OpenApi = (await server.anyone.get('/openapi.json')).json()
afterAll(server.close)

const examples = readExamples()

/** The calls that are described at their own address, with their schemas. */
const declared = new Map<string, NonNullable<(typeof server.app.declared)[number]['schema']>>(
  server.app.declared.flatMap(({ method, url, alias, schema }) =>
    schema === undefined || schema.hide || alias !== undefined ? [] : [[`${method} ${url}`, schema] as const],
  ),
)

it('each example is of a call that is described', () => {
  expect([...examples.keys()].filter((call) => !declared.has(call))).toEqual([])
})

it('each example is what its schemas take and answer', () => {
  const faults = [...examples].flatMap(([call, { corpo, status, resposta }]) => {
    const { body, answer, response } = declared.get(call) ?? {}
    const answers = (response ?? {}) as Record<string, unknown>
    const wrong = (part: string, schema: unknown, value: unknown) =>
      schema instanceof z.ZodType && value !== undefined
        ? (schema.safeParse(value).error?.issues ?? []).map(
            ({ path, message }) => `${call} ${part}.${path.join('.')}: ${message}`,
          )
        : []
    const unknown = corpo === undefined ? [] : unknownFieldsOf(declared.get(call))(corpo)
    return [
      ...wrong('corpo', body, corpo),
      ...unknown.map(({ fieldName }) => `${call} corpo.${fieldName}: unknown`),
      ...wrong('resposta', answers[status] ?? answer, resposta),
    ]
  })
  expect(faults).toEqual([])
})

/** Writes that are no record sent back: why what is read there is not what is written. */
const NOT_THE_SAME: Readonly<Record<string, string>> = {
  'PUT /postoAutorizado/:id/plano': 'a change of plan says what becomes of the difference',
  'PUT /importacao/:id/linhas': 'a page of lines is read, some lines are written',
  'PUT /consumidor/:id': 'the example has no document, which a save now asks for',
  'PUT /consumidor': 'the same',
}

/** What is read of the record that a PUT writes: at its address, or below it by the id that its body names. */
const readBefore = (call: string): unknown => {
  const read = call.replace('PUT ', 'GET ')
  return (examples.get(`${read}/:id`) ?? examples.get(read))?.resposta
}

it('each PUT takes back what is read of its record: a program changes one field and sends the whole', () => {
  const faults = [...declared].flatMap(([call, schema]) => {
    const read = call.startsWith('PUT ') && !NOT_THE_SAME[call] && readBefore(call)
    if (!read || Array.isArray(read) || !(schema.body instanceof z.ZodType)) return []
    const issues = schema.body.safeParse(read, { reportInput: true }).error?.issues ?? []
    return [
      ...issues.map(({ path, message, code }) => `${call} ${path.join('.')}: ${code} ${message}`),
      ...unknownFieldsOf(schema)(read).map(({ fieldName }) => `${call} ${fieldName}: unknown`),
    ]
  })
  expect(faults).toEqual([])
})

it('lists every code that an answer may have as its error, and those of its messages', () => {
  const Codes = z.object({ properties: z.object({ error: z.object({ enum: z.array(z.string()) }) }) })
  const named = Codes.parse(document.components.schemas['ErrorBody']).properties.error.enum
  expect(named.toSorted()).toEqual(ErrorCode.options.map((code) => new AppError(code).body.error).toSorted())
  const Code = z.object({ anyOf: z.tuple([z.object({ enum: z.array(z.string()) }), z.looseObject({})]) })
  const Message = z.object({ properties: z.object({ code: Code }) })
  const [listed] = Message.parse(document.components.schemas['ErrorMessage']).properties.code.anyOf
  expect(listed.enum).toEqual(ErrorCode.options)
})

type Schema = Record<string, unknown>
type Media = { schema: Schema; example?: unknown; examples?: { exemplo: { $ref: string } } }
const Content = z.custom<Record<string, Media>>()

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
)
const resolve = (schema: Schema): Schema => {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  return name === undefined ? schema : resolve(document.components.schemas[name] ?? {})
}
/** The content of a body or an answer that people read: JSON, forms and spreadsheets as text. */
const readable = (content: unknown) =>
  Object.entries(Content.parse(content ?? {})).filter(([type]) =>
    /json|x-www-form-urlencoded|text\/csv/.test(type),
  )
const isShown = (media: Media) => media.example !== undefined || media.examples !== undefined

/** The ZIP of official schemas alone is longer than an example may be; what is sent is a file, as its schema says. */
const WITHOUT = ['POST /notas/esquemas', 'POST /api/nfse/esquemas']

it('no body is without an example', () => {
  const missing = operations.filter(({ operation }) =>
    readable(operation.requestBody?.['content']).some(
      // A spreadsheet that is sent is a file.
      ([type, media]) => type !== 'text/csv' && !isShown(media),
    ),
  )
  expect(missing.map(({ call }) => call).filter((call) => !WITHOUT.includes(call))).toEqual([])
})

it('no answer is without an example, and none is anything', () => {
  const answers = operations.flatMap(({ call, operation }) =>
    Object.entries(operation.responses).flatMap(([status, answer]) =>
      readable(answer['content']).map(([, media]) => ({ call, status, media })),
    ),
  )
  expect(answers.filter(({ media }) => Object.keys(resolve(media.schema)).length === 0)).toEqual([])
  const silent = answers.filter(({ call, media }) => !isShown(media) && !WITHOUT.includes(call))
  expect(silent.map(({ call, status }) => `${call} ${status}`)).toEqual([])
})

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

it('what is a moment in an answer says so, and nothing else does: `date-time`', () => {
  const silent = new Set<string>()
  const walk = (value: unknown, schema: Schema, at: string): void => {
    const found = resolve(schema)
    const options = [
      found,
      ...['anyOf', 'oneOf', 'allOf'].flatMap((key) => (found[key] ?? []) as object[]),
    ].map((each) => resolve(each as Schema))
    if (typeof value === 'string' && INSTANT.test(value)) {
      const isFree = options.every(({ type, const: one }) => type === undefined && one === undefined)
      if (!isFree && !options.some(({ format }) => format === 'date-time')) silent.add(at)
    } else if (typeof value === 'string' && found['format'] === 'date-time') silent.add(at)
    if (Array.isArray(value))
      for (const option of options)
        if (option['items']) for (const each of value) walk(each, option['items'] as Schema, `${at}[]`)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [name, each] of Object.entries(value)) {
        const fields = options.flatMap((option) => {
          const field = (option['properties'] as Record<string, Schema> | undefined)?.[name]
          return field ? [field] : []
        })
        const [field] = fields
        if (field) walk(each, fields.length > 1 ? { anyOf: fields } : field, `${at}.${name}`)
      }
  }
  for (const { call, operation } of operations)
    for (const answer of Object.values(operation.responses))
      for (const [, media] of readable(answer['content'])) {
        const name = media.examples?.exemplo.$ref.split('/').at(-1) ?? ''
        const value = document.components.examples[name]?.['value']
        if (!operation.deprecated) walk(value, media.schema, call)
      }
  expect([...silent]).toEqual([])
})
