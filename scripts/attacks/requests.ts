import type { Random } from '../bench/random.ts'
import { hostile, type Json, valueOf } from './values.ts'

/** What is read of `/openapi.json`. */
export type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}
type Parameter = { name: string; in: string; schema?: Json; example?: unknown }
type Content = { schema: Json; example?: unknown; examples?: Record<string, { value: unknown }> }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Content> }
}

export type Request = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** Ids and codes of the demo day, so that many requests pass the first checks. */
const KNOWN = ['1', '2', '5', '40', '60', 'nf', 'pv', 'OMNI-1', 'D1001', '1001']

const encoded = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value ?? null)).toWellFormed())

const pathOf = (random: Random, template: string, parameters: Parameter[]): string =>
  template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const options = parameters.find((parameter) => parameter.name === name)?.schema?.['enum']
    if (Array.isArray(options) && random.next() < 0.8)
      return String(options[random.int(0, options.length - 1)])
    if (random.next() < 0.7) return KNOWN[random.int(0, KNOWN.length - 1)] ?? '1'
    return encoded(hostile(random)).slice(0, 3_000)
  })

const queryOf = (random: Random, description: Description, parameters: Parameter[]): string => {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query' && random.next() < 0.6)
    .map(({ name, schema }) => {
      const value =
        random.next() < 0.5 ? valueOf(random, description.components.schemas, schema) : hostile(random)
      return `${name}=${encoded(value).slice(0, 2_000)}`
    })
  if (random.next() < 0.05) pairs.push(`${encoded(hostile(random)).slice(0, 100)}=1`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const BROKEN: readonly [string, ...string[]] = [
  '',
  '{',
  'null',
  '[]',
  '"a"',
  '{"a":1,}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"id":1,"id":2}',
  '['.repeat(5_000),
  `{"x":[${'0,'.repeat(150_000)}0]}`,
  '\ufeff{}',
  '{"a":"\\ud800"}',
  '{"a":1e999}',
  'a=b&a[]=c&__proto__[x]=1',
  '--x\r\nContent-Disposition: form-data; name="a"; filename="a.txt"\r\n\r\n1\r\n',
  '--x\r\nContent-Disposition: form-data; name="a"; filename="../a\u0000.txt"\r\n\r\n1\r\n--x--\r\n',
]
const TYPES: readonly [string, ...string[]] = [
  'application/json',
  'application/json; charset=utf-16',
  'application/vnd.x+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/pdf',
  'application/octet-stream',
  'x',
]
const ODD_HEADERS: readonly [Record<string, string>, ...Record<string, string>[]] = [
  { 'if-match': '"1"' },
  { 'if-match': 'W/"99999999999999999999"' },
  { 'idempotency-key': 'a' },
  { 'idempotency-key': 'á'.repeat(3) },
  { 'idempotency-key': 'x'.repeat(300) },
  { range: 'bytes=5-1' },
  { range: 'bytes=-99999999999999999999' },
  { accept: 'text/html;q=x, */*;q=-1' },
  { 'accept-encoding': 'br;q=0, *;q=abc' },
  { 'content-encoding': 'gzip' },
  { 'sec-fetch-mode': 'navigate' },
  { 'x-forwarded-for': "'; --" },
  { origin: 'null' },
]

const encodeBody = (value: unknown, type: string): string => {
  if (type !== 'application/x-www-form-urlencoded') return JSON.stringify(value) ?? ''
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return fields.map(([name, field]) => `${encoded(name)}=${encoded(field)}`).join('&')
}

const bodyOf = (random: Random, description: Description, { requestBody }: Operation) => {
  const contents = Object.entries(requestBody?.content ?? {})
  const [type, content] = contents[random.int(0, contents.length - 1)] ?? []
  if (type === undefined || random.next() < 0.15)
    return { type: random.pick(TYPES), body: random.pick(BROKEN) }
  if (type.startsWith('multipart/'))
    return { type: 'multipart/form-data; boundary=x', body: random.pick(BROKEN) }
  return { type, body: encodeBody(valueOf(random, description.components.schemas, content?.schema), type) }
}

/** One request against one operation of the description. */
export const attackOf = (
  random: Random,
  description: Description,
  { method, template, operation }: { method: string; template: string; operation: Operation },
): Request => {
  const parameters = operation.parameters ?? []
  const path = pathOf(random, template, parameters) + queryOf(random, description, parameters)
  const headers = random.next() < 0.15 ? { ...random.pick(ODD_HEADERS) } : {}
  if (method === 'get' || method === 'delete') return { method, path, headers, body: undefined }
  const { type, body } = bodyOf(random, description, operation)
  return { method, path, headers: { 'content-type': type, ...headers }, body }
}

export const operationsOf = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([template, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, template, operation })),
  )
