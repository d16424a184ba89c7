import type { Random } from '../bench/random.ts'

export type Json = { [name: string]: unknown }

/** Values that break servers: bounds of types, lone surrogates, SQL and HTML, prototype names. */
const HOSTILE: readonly [unknown, ...unknown[]] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  -0,
  1.5,
  1e308,
  2 ** 53,
  9_007_199_254_740_993n.toString(),
  '1e3',
  '0x10',
  'NaN',
  '-1',
  '٣',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00',
  '\u202e\u200b',
  '💥'.repeat(50),
  'a'.repeat(300),
  'a'.repeat(20_000),
  '%',
  '%00',
  '_%\\',
  "' or 1=1 --",
  '"; drop table pedido; --',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd()',
  '../../etc/passwd',
  '..\\..\\win.ini',
  '__proto__',
  'constructor',
  'toString,asc',
  'a\r\nSet-Cookie: b=c',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:45:00-23:59',
  '+275760-09-13T00:00:00Z',
  '2026-02-30',
  '2026-11-20T25:61:00Z',
  [],
  {},
  [[[[[[]]]]]],
  [null],
  { id: {} },
  { length: -1 },
]

export const hostile = (random: Random): unknown => random.pick(HOSTILE)

type Schemas = Record<string, Json>

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const asJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

const number = (random: Random, { minimum, maximum }: Json): number => {
  const low = typeof minimum === 'number' ? Math.max(minimum, -1e6) : -3
  const high = typeof maximum === 'number' ? Math.min(maximum, 1e6) : 70
  return random.next() < 0.8
    ? random.int(Math.ceil(low), Math.floor(high))
    : low + random.next() * (high - low)
}

const text = (random: Random, { format, maxLength }: Json): string => {
  if (format === 'date-time')
    return `20${random.int(20, 35)}-0${random.int(1, 9)}-1${random.int(0, 9)}T1${random.int(0, 9)}:15:00Z`
  if (format === 'date') return `20${random.int(20, 35)}-0${random.int(1, 9)}-1${random.int(0, 9)}`
  const longest = typeof maxLength === 'number' ? Math.min(maxLength, 40) : 40
  return random.pick(['a', 'CR-A', '1001', 'Ação', 'YWJj', 'x'.repeat(longest)])
}

/** A value that a schema might accept; at every step it may be replaced by something else. */
export const valueOf = (random: Random, schemas: Schemas, given: unknown, depth = 0): unknown => {
  const schema = asJson(given)
  if (depth > 8 || random.next() < 0.06) return hostile(random)
  const reference = schema['$ref']
  if (typeof reference === 'string')
    return valueOf(random, schemas, schemas[reference.split('/').at(-1) ?? ''], depth + 1)
  const choices = [...list(schema['anyOf']), ...list(schema['oneOf'])]
  if (choices.length > 0)
    return valueOf(random, schemas, choices[random.int(0, choices.length - 1)], depth + 1)
  const options = list(schema['enum'])
  if (options.length > 0) return options[random.int(0, options.length - 1)]
  if ('const' in schema) return schema['const']
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return number(random, schema)
    case 'boolean':
      return random.next() < 0.5
    case 'string':
      return text(random, schema)
    case 'null':
      return null
    case 'array':
      return Array.from({ length: random.pick([0, 1, 1, 2, 5]) }, () =>
        valueOf(random, schemas, schema['items'], depth + 1),
      )
    default:
      return objectOf(random, schemas, schema, depth)
  }
}

const objectOf = (random: Random, schemas: Schemas, schema: Json, depth: number): Json => {
  const entries = Object.entries(asJson(schema['properties']))
    .filter(() => random.next() < 0.75)
    .map(([name, property]) => [name, valueOf(random, schemas, property, depth + 1)] as const)
  const extra = random.next() < 0.05 ? [[String(hostile(random)), hostile(random)] as const] : []
  return Object.fromEntries([...entries, ...extra])
}
