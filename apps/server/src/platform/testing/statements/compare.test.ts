import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import type { Belief } from './belief.ts'
import { compareColumns, compareShape } from './compare.ts'
import { type Column, createDescriber } from './describe.ts'
import { normal } from './normal.ts'
import { shapeOf } from './shape.ts'

const of = (...kinds: string[]): Belief => ({ kinds: new Set(kinds) })
const rowOf = (fields: Record<string, Belief>): Belief => ({
  kinds: new Set(['object']),
  fields: new Map(Object.entries(fields)),
})
const RIGHT = {
  id: of('number'),
  nomeFantasia: of('string'),
  criado_em: of('Date'),
  numero_pedido: of('number', 'null'),
  data_hora_coleta: of('Date', 'null'),
  ids: { ...of('array'), element: of('number') },
  dados: rowOf({ id: of('number') }),
}

describe('a row type that says something else than the columns', () => {
  let base: TestDatabase
  let columns: Column[] | Error
  beforeAll(async () => {
    base = await createTestDatabase()
    const client = await base.database.pool.connect()
    const describer = await createDescriber(client)
    columns = await describer(
      `select cliente.id, nome_fantasia as "nomeFantasia", cliente.criado_em, numero_pedido, data_hora_coleta,
              array[cliente.id] as ids, jsonb_build_object('id', cliente.id) as dados
         from cliente left join pedido on pedido.cliente_id = cliente.id where cliente.id = $1`,
    )
    client.release()
  })
  afterAll(() => base.drop())
  const faults = (fields: Record<string, Belief>) =>
    columns instanceof Error ? [columns.message] : compareColumns(rowOf(fields), columns)

  test('the right one has no fault', () => expect(faults(RIGHT)).toEqual([]))

  test.each<[string, Record<string, Belief>, string]>([
    ['a renamed column', { ...RIGHT, razaoSocial: of('string') }, 'razaoSocial is no column'],
    ['a number for a text', { ...RIGHT, nomeFantasia: of('number') }, 'nomeFantasia is string, not number'],
    ['a text for an instant', { ...RIGHT, criado_em: of('string') }, 'criado_em is Date, not string'],
    ['a text for a bigint', { ...RIGHT, id: of('string') }, 'id is number, not string'],
    [
      'a list of texts',
      { ...RIGHT, ids: { ...of('array'), element: of('string') } },
      'ids[] is number, not string',
    ],
    ['a column that may be null', { ...RIGHT, data_hora_coleta: of('Date') }, 'data_hora_coleta may be null'],
    ['a left join that finds none', { ...RIGHT, numero_pedido: of('number') }, 'numero_pedido may be null'],
  ])('%s', (_what, fields, fault) => expect(faults(fields)).toEqual([fault]))
})

describe('a row type that says something else than what was seen', () => {
  const shape = [
    ...shapeOf([
      { dados: [{ id: 1, nome: null }], soma: 2 },
      { dados: [], soma: null },
    ]),
  ]
  const list = (element: Belief) => ({ ...of('array'), element })
  const dados = list(rowOf({ id: of('number'), nome: of('string', 'null') }))

  test('the right one has no fault', () =>
    expect(compareShape(rowOf({ dados, soma: of('number', 'null') }), shape)).toEqual([]))

  test.each<[string, Record<string, Belief>, string]>([
    ['a sum that was null', { dados, soma: of('number') }, 'soma was null, not number'],
    ['a name within JSON', { dados: list(rowOf({ chave: of('number') })) }, 'dados[].chave was never there'],
    ['a kind within JSON', { dados: list(rowOf({ id: of('string') })) }, 'dados[].id was number, not string'],
    [
      'a null within JSON',
      { dados: list(rowOf({ nome: of('string') })) },
      'dados[].nome was null, not string',
    ],
  ])('%s', (_what, fields, fault) => expect(compareShape(rowOf(fields), shape)).toEqual([fault]))
})

test.each([
  ['select 1\n   from a  where b in ($4, $5)', 'select 1\n  from a\n  where b in ($1)'],
  ['insert into a values ($1, $2), ($3, $4)', 'insert into a\n  values ($1, $2)'],
  ['insert into a values ($1, $2), (default, $3)', 'insert into a\n  values ($1, $2), (default, $3)'],
  [`select ' from  a' from b left join c`, `select ' from  a'\n  from b\n  left join c`],
  ['-- why\nselect 1', 'select 1'],
])('the same statement has the same text: %s', (text, expected) => {
  expect(normal(text)).toBe(expected)
  expect(normal(normal(text))).toBe(expected)
})
