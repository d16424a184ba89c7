import type { Campos } from '@app/contract/casca/campos'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { insertOf, rowOf, selectOf, setOf, valuesOf } from './campos.ts'

const CAMPOS = {
  dataExpedicao: { type: 'instant', label: 'Expedido em' },
  numero: { type: 'text', max: 60, label: 'Número', column: 'numero_pedido_cliente' },
} as const satisfies Campos
const row = { dataExpedicao: new Date(0), numero: 'PC-1' }

// This only has to compile: nothing is sent.
const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool() }) })
const textOf = (part: ReturnType<typeof insertOf>) => sql`${part}`.compile(db)

test('a table of fields gives the pieces of a statement, by the rule for names or by the name of its own', () => {
  expect(textOf(selectOf('pedido', CAMPOS)).sql).toBe(
    'pedido.data_expedicao as "dataExpedicao", pedido.numero_pedido_cliente as "numero"',
  )
  expect(textOf(insertOf(CAMPOS)).sql).toBe('data_expedicao, numero_pedido_cliente')
  expect(textOf(valuesOf(CAMPOS, row))).toMatchObject({ sql: '$1, $2', parameters: [new Date(0), 'PC-1'] })
  expect(textOf(setOf(CAMPOS, row))).toMatchObject({
    sql: 'data_expedicao = $1, numero_pedido_cliente = $2',
    parameters: [new Date(0), 'PC-1'],
  })
  expect(rowOf(CAMPOS, row)).toEqual({ data_expedicao: new Date(0), numero_pedido_cliente: 'PC-1' })
})

test('a map that differs from the database does not compile', () => {
  const lost = { perdido: { type: 'text', max: 9, label: 'Perdido' } } as const satisfies Campos
  const wrong = { urgente: { type: 'day', label: 'Urgente' } } as const satisfies Campos
  const empty = {
    transportadora: { type: 'text', max: 9, required: true, label: 'T' },
  } as const satisfies Campos
  // @ts-expect-error -- there is no such column
  selectOf('pedido', lost)
  // @ts-expect-error -- it is a boolean
  selectOf('pedido', wrong)
  // @ts-expect-error -- it may be null
  selectOf('pedido', empty)
  // @ts-expect-error -- it is called otherwise
  rowOf(CAMPOS, { ...row, numeros: 'PC-1', numero: undefined })
})
