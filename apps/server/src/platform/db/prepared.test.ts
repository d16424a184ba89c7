import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { preparado } from './prepared.ts'

let base: TestDatabase
beforeAll(async () => {
  base = await createTestDatabase()
})
afterAll(() => base.drop())

test('a marked statement is prepared once per connection and takes new values each time', async () => {
  await base.database.db.connection().execute(async (db) => {
    const add = async (a: number, b: number) => {
      const { rows } = await sql<{ sum: number }>`${preparado} select ${a}::int + ${b}::int as sum`.execute(
        db,
      )
      return rows[0]?.sum
    }
    expect(await add(1, 2)).toBe(3)
    expect(await add(30, 4)).toBe(34)
    const unmarked = await sql<{ sum: number }>`select ${1}::int + ${2}::int as sum`.execute(db)
    expect(unmarked.rows).toEqual([{ sum: 3 }])
    const known = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    expect(known.rows.map(({ statement }) => statement)).toEqual([
      '/* preparado */ select $1::int + $2::int as sum',
    ])
  })
})

test('one that fails can be run again', async () => {
  const divide = (by: number) =>
    sql<{ n: number }>`${preparado} select 10 / ${by}::int as n`.execute(base.database.db)
  await expect(divide(0)).rejects.toThrow('division by zero')
  expect((await divide(5)).rows).toEqual([{ n: 2 }])
})
