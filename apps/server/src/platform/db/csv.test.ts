import type { Format } from '@app/contract/casca/register'
import { formatDay, formatInstant } from '@app/rules/casca/tempo'
import { type Options, stringify } from 'csv-stringify/sync'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { csvColumn, readCsvKeys, writeCsvHead, writeCsvLines } from './csv.ts'

/** The same rules in plain code for comparison: the cell of a value that the driver returned. */
const reference = (value: unknown, format: Format | 'chave', zone: string): Cell => {
  if (value === null) return ''
  if (typeof value === 'number')
    return number((format === 'money' ? value.toFixed(2) : String(value)).replace('.', ','))
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (value instanceof Date) return formatInstant(value, zone)
  if (typeof value !== 'string') throw new TypeError(`${typeof value} is no cell`)
  return textReference(value, format)
}
const textReference = (text: string, format: Format | 'chave'): string => {
  switch (format) {
    case 'day':
      return formatDay(text)
    case 'document':
      return neutral(
        text.length === 14
          ? text.replace(/^(..)(...)(...)(....)/, '$1.$2.$3/$4-')
          : text.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'),
      )
    case 'cep':
      return neutral(text.replace(/^(\d{5})(\d{3})$/, '$1-$2'))
    case 'chave':
      return text.replaceAll(/(.{4})(?=.)/g, '$1 ')
    default:
      return neutral(text)
  }
}
// Invisible characters before a sign hide the formula, and some spreadsheets accept a full-width or small sign.
const FORMULA = /^(?:[\t\r\n]|[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u
const neutral = (text: string) => (FORMULA.test(text) ? `'${text}` : text)
// A lone end of line is quoted too, because a spreadsheet would begin a row there. A comma and a tab are quoted,
// because a spreadsheet of another country separates cells there.
const CSV: Options = {
  delimiter: ';',
  record_delimiter: '\r\n',
  quote_record_delimiter: true,
  quoted_match: [/[,\t]/],
  cast: { object: ({ numero }) => ({ value: typeof numero === 'string' ? numero : '', quoted_match: null }) },
}
/** The decimal comma is not quoted, so that the cell stays a number. */
const number = (numero: string) => ({ numero })
type Cell = string | ReturnType<typeof number>
const csv = (rows: readonly (readonly Cell[])[]) =>
  stringify(
    rows.map((row) => [...row]),
    CSV,
  )

const FORMATS = {
  texto: 'text',
  documento: 'document',
  cep: 'cep',
  chave: 'chave',
  inteiro: 'integer',
  quantidade: 'quantity',
  valor: 'money',
  sim: 'yesNo',
  dia: 'day',
  instante: 'instant',
} as const
type Name = keyof typeof FORMATS
type Row = Record<Name, unknown>
const NAMES = Object.keys(FORMATS) as Name[]
const COLUMNS = NAMES.map((name) => csvColumn(name, sql.ref(`amostra.${name}`), FORMATS[name]))

const EVIL = [
  '',
  ' ',
  '"',
  '""',
  ';',
  ';;"',
  '\n',
  '\r',
  '\r\n',
  'a\nb',
  'a\rb',
  'fim\r\n',
  "'",
  '=1+1',
  '+55 11',
  '-1',
  '@soma',
  '\tx',
  '\rx',
  '\nx',
  ' =1+1',
  '="3"',
  '-";"',
  'ção – “aspas” 😀',
  '＝1',
  '＋1',
  '－1',
  '＠soma',
  '﹦1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\u00ad＝1',
  '\u202e\u2066@soma',
  '\u0001=1',
  '\u{e0020}=1',
  '\u00a0+1',
  'a,=1+1',
  'a\t=1+1',
  '\u200babc',
  'ação =1',
  '%',
  '_',
  '\\',
  '\\"',
  '{a,b}',
  'null',
  'NULL',
  ',',
]
const character = fc.constantFrom(
  ...Array.from(';"\n\r\t=+-@\'%_\\, aã😀0\u00a0\u200b\ufeff\u0001\u202e＝＋－＠'),
)
const texto = fc.oneof(fc.constantFrom(...EVIL), fc.string({ unit: character, maxLength: 12 }))
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const letters = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789ABCZ-=.;')),
    minLength: length,
    maxLength: length,
  })

// Instants around clock changes, and around midnight in several zones.
const EDGES = ['2018-11-04T03:00:00Z', '2019-02-17T02:00:00Z', '2026-04-04T15:00:00Z', '2026-11-21T03:00:00Z']
const near = fc
  .tuple(fc.constantFrom(...EDGES), fc.integer({ min: -7200, max: 7200 }))
  .map(([edge, seconds]) => new Date(new Date(edge).getTime() + seconds * 1000 + 999))
const instante = fc.oneof(
  near,
  fc.date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2036-01-01') }),
)

const orNull = (value: fc.Arbitrary<unknown>) => fc.option(value, { nil: null, freq: 8 })
const ROW: fc.Arbitrary<Row> = fc.record({
  texto: orNull(texto),
  documento: orNull(fc.oneof(digits(11), digits(14), letters(14), letters(11), letters(5), fc.constant(''))),
  cep: orNull(fc.oneof(digits(8), letters(8), digits(7), texto)),
  chave: orNull(digits(44)),
  inteiro: orNull(fc.maxSafeInteger()),
  quantidade: orNull(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }).map((value) => value / 10_000)),
  valor: orNull(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }).map((value) => value / 100)),
  sim: orNull(fc.boolean()),
  dia: orNull(
    fc
      .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') })
      .map((day) => day.toISOString().slice(0, 10)),
  ),
  instante: orNull(instante),
})

let database: TestDatabase
let rows: Row[]
beforeAll(async () => {
  database = await createTestDatabase('template1')
  const { db } = database.database
  const blank = Object.fromEntries(NAMES.map((name) => [name, null])) as Row
  rows = [...EVIL.map((text) => ({ ...blank, texto: text, cep: text })), ...fc.sample(ROW, { numRuns: 400 })]
  await sql`
    create table amostra (
      id bigint generated always as identity primary key, texto text, documento text, cep text, chave text,
      inteiro bigint, quantidade numeric(15, 4), valor numeric(15, 2), sim boolean, dia date, instante timestamptz)`.execute(
    db,
  )
  const values = rows.map((row) => sql`(${sql.join(NAMES.map((name) => row[name]))})`)
  await sql`insert into amostra (${sql.join(NAMES.map((name) => sql.id(name)))}) values ${sql.join(values)}`.execute(
    db,
  )
})
afterAll(() => database.drop())

const lines = (keys: readonly number[], columns = COLUMNS, zone = 'America/Sao_Paulo') =>
  writeCsvLines(
    database.database.db,
    { columns, zone },
    sql`from amostra where id = any (${[...keys]}::bigint[]) order by id desc`,
  )
const expected = (row: Row, zone = 'America/Sao_Paulo') =>
  NAMES.map((name) => reference(row[name], FORMATS[name], zone))

test.each(['America/Sao_Paulo', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'])(
  'every value reads as it would cell by cell, in %s',
  async (zone) => {
    const keys = rows.map((_row, at) => at + 1)
    const text = await lines(keys, COLUMNS, zone)
    expect(text).toBe(csv(rows.toReversed().map((row) => expected(row, zone))))
  },
)

test('lines stand in the order of the source; one that is gone is left out', async () => {
  expect(await lines([2, 999_999, 14, 9])).toBe(csv([14, 9, 2].map((id) => expected(rows[id - 1]!))))
  expect(await lines([999_999])).toBe('')
})

test('labels are neutralised and quoted too, a hundred columns if need be', async () => {
  const labels = Array.from({ length: 100 }, (_, at) => EVIL[at % EVIL.length] ?? '')
  const columns = labels.map((label) => csvColumn(label, sql.ref('amostra.texto')))
  expect(await writeCsvHead(database.database.db, columns)).toBe(csv([labels.map(neutral)]))
  expect(await lines([4, 5], columns)).toBe(
    csv([4, 3].map((at) => labels.map(() => neutral(EVIL[at] ?? '')))),
  )
})

const codePoints = Array.from({ length: 0x110000 - 1 }, (_, at) => at + 1)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
const neverSeen = codePoints.filter((char) =>
  /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(char),
)

test('an invisible character before a formula does not hide it, and numbers are not escaped', async () => {
  const { db } = database.database
  const texts = neverSeen.flatMap((char) => [`${char}=1`, `${char}${char}＝1`, `${char}a`])
  const text = await writeCsvLines(
    db,
    { columns: [csvColumn('X', sql.ref('texto')), csvColumn('N', sql.lit(-1.5), 'quantity')], zone: 'UTC' },
    sql`from unnest(${texts}::text[]) with ordinality as escondida (texto, ordem) order by ordem`,
  )
  expect(text).toBe(csv(texts.map((one) => [neutral(one), number('-1,5')])))
})

test('the settings of a step do not outlive it', async () => {
  const settings = sql<object>`select current_setting('datestyle') as estilo, current_setting('timezone') as zona`
  const [before] = (await settings.execute(database.database.db)).rows
  await lines([1], COLUMNS, 'Asia/Kathmandu')
  expect((await settings.execute(database.database.db)).rows).toEqual([before])
  expect(database.database.pool.totalCount).toBe(1)
})

test('the keys come once, in their order, in lists for a step each: shorter ones of wide lines', async () => {
  const read = (columns: number, query = sql`select n from generate_series(1, 12001) n order by n desc`) =>
    readCsvKeys(
      database.database.db,
      { columns: Array.from({ length: columns }, () => COLUMNS[0]!), zone: 'UTC' },
      query,
    )
  const { steps, count } = await read(3)
  expect(count).toBe(12_001)
  expect(steps.map((step) => step.split(',').length)).toEqual([5000, 5000, 2001])
  expect(steps.map((step) => step.slice(0, 6))).toEqual(['{12001', '{7001,', '{2001,'])
  expect((await read(100)).steps).toHaveLength(25)
  expect(await read(3, sql`select 1 where false`)).toEqual({ steps: [], count: 0 })
})

test('no text passes for a number', async () => {
  for (const format of ['integer', 'quantity', 'money'] as const)
    await expect(lines([14], [csvColumn('X', sql.ref('amostra.texto'), format)])).rejects.toThrow(
      'invalid input syntax',
    )
})
