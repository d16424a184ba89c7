import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createDatabase, type Executor } from './connect.ts'
import { preparado, preparadoFor } from './prepared.ts'
import { inTransaction } from './transaction/transaction.ts'

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

test('a statement of the builder may be marked too', async () => {
  await base.database.db.connection().execute(async (db) => {
    const find = db.selectFrom('posto_autorizado').modifyFront(preparado).select('id').where('id', '=', 0)
    expect(await find.execute()).toEqual([])
    const known = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like 'select /* preparado */ "id" from %'`.execute(
      db,
    )
    expect(known.rows).toHaveLength(1)
  })
})

test('one over a long list is planned for it', async () => {
  await base.database.db.connection().execute(async (db) => {
    const count = async (list: number[]) => {
      const { rows } = await sql<{ n: number }>`${preparadoFor(list.length)}
        select cardinality(${list}::int[]) as n`.execute(db)
      const known = await sql`select from pg_prepared_statements where statement like '%cardinality(%)%'
                               and statement not like '%pg_prepared_statements%'`.execute(db)
      return [rows[0]?.n, known.rows.length]
    }
    const numbers = (length: number) => Array.from({ length }, (_, at) => at)
    expect(await count(numbers(51))).toEqual([51, 0])
    expect(await count(numbers(50))).toEqual([50, 1])
  })
})

test('behind a PgBouncer nothing stays prepared, and what listens has connections of its own', async () => {
  const { db, pool, sessions, close } = createDatabase(base.url, { max: 1, direct: base.url })
  await sql`${preparado} select 1`.execute(db)
  expect((await sql`select from pg_prepared_statements`.execute(db)).rows).toEqual([])
  expect(sessions).not.toBe(pool)
  expect((await sessions.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
  expect([pool.ended, sessions.ended]).toEqual([true, true])
})

test('one that fails can be run again', async () => {
  const divide = (by: number) =>
    sql<{ n: number }>`${preparado} select 10 / ${by}::int as n`.execute(base.database.db)
  await expect(divide(0)).rejects.toThrow('division by zero')
  expect((await divide(5)).rows).toEqual([{ n: 2 }])
})

describe('when a migration changes what a prepared statement answers', () => {
  const read = async (db: Executor) => (await sql`${preparado} select valor from prova`.execute(db)).rows
  const alter = (type: string) =>
    sql`alter table prova alter column valor type ${sql.raw(type)}`.execute(base.database.db)
  beforeAll(async () => {
    await sql`create table prova (valor integer)`.execute(base.database.db)
    await sql`insert into prova values (7)`.execute(base.database.db)
  })

  test('it is prepared anew, on every connection that knew it', async () => {
    const { db } = base.database
    await db.connection().execute(async (other) => {
      expect([await read(db), await read(other)]).toEqual([[{ valor: 7 }], [{ valor: 7 }]])
      await alter('text')
      expect([await read(db), await read(other)]).toEqual([[{ valor: '7' }], [{ valor: '7' }]])
    })
  })

  test('a transaction is begun again', async () => {
    const { db } = base.database
    await inTransaction(db, read)
    await alter('varchar(9)')
    const runs: unknown[] = []
    const run = (trx: Executor) => {
      runs.push(trx)
      return read(trx)
    }
    expect(await inTransaction(db, run)).toEqual([{ valor: '7' }])
    expect(runs).toHaveLength(2)
    expect(await inTransaction(db, run)).toEqual([{ valor: '7' }])
    expect(runs).toHaveLength(3)
  })
})
