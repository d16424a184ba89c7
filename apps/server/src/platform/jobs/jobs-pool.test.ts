import { promisify } from 'node:util'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createJobsPool } from './jobs-pool.ts'
import { createTestDatabase } from '../testing/database.ts'

const { database, drop } = await createTestDatabase()
afterAll(drop)

type Done = (release?: Error | boolean) => void
const taken = (pool: pg.Pool): Promise<Done> =>
  promisify<Done>((callback) => pool.connect((error, _client, done) => callback(error ?? null, done)))()

test('a connection that the queue gives back twice is given back once', async () => {
  const pool = createJobsPool(database.pool)
  const done = await taken(pool)
  done()
  const other = await taken(pool)
  const idle = database.pool.idleCount
  done()
  expect(database.pool.idleCount).toBe(idle)
  other()
  expect(database.pool.idleCount).toBe(idle + 1)
  const plain = await taken(database.pool)
  plain()
  expect(plain).toThrow('already been released')
})

test('everything else is the pool itself', async () => {
  const pool = createJobsPool(database.pool)
  expect((await pool.query<{ um: number }>('select 1 as um')).rows).toEqual([{ um: 1 }])
  const client = await pool.connect()
  expect((await client.query<{ dois: number }>('select 2 as dois')).rows).toEqual([{ dois: 2 }])
  client.release()
  expect(pool.totalCount).toBe(database.pool.totalCount)
  expect(pool.listeners('connect')).toEqual(database.pool.listeners('connect'))
})
