import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createListener, type Listener } from './listen.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let base: TestDatabase
let listener: Listener
beforeAll(async () => {
  base = await createTestDatabase()
  listener = createListener(base.url, log)
})
afterAll(async () => {
  await listener.stop()
  await base.drop()
})

test('a gap is told when it ends: what happens from then on is heard, what was kept until then is not relied on', async () => {
  const { pool } = base.database
  const connectedAtGap: boolean[] = []
  const heard: string[] = []
  listener.on('teste', (payload) => heard.push(payload))
  await listener.start()
  listener.onGap(() => {
    connectedAtGap.push(listener.connected())
    void pool.query(`select pg_notify('teste', 'depois')`)
  })
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'retaguarda-avisos' and datname = current_database()`,
  )
  await vi.waitFor(() => expect(heard).toEqual(['depois']), { timeout: 5_000 })
  expect(connectedAtGap).toEqual([false])
  expect(listener.connected()).toBe(true)
})
