import { readFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { addJob } from '../jobs/jobs.ts'

const server = await startTestApp()
afterAll(server.close)

const DEPLOY = new URL('../../../../../deploy/', import.meta.url)
const measures = async (): Promise<string> => (await server.anyone.get('/metrics')).body
const named = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(/\b(\w+)\{job=\\?"retaguarda\\?"/g), ([, name = '']) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  ),
]

test.each(['prometheus/alertas.yml', 'grafana/retaguarda.json'])(
  'every measurement that %s names is told',
  async (file) => {
    const told = await measures()
    const names = named(readFileSync(new URL(file, DEPLOY), 'utf8')).filter((name) => name !== 'up')
    expect(names.length).toBeGreaterThan(4)
    expect(names.filter((name) => !told.includes(`# TYPE ${name} `))).toEqual([])
  },
)

test('the queue tells its due jobs, how long the oldest waits, and what was given up', async () => {
  expect(await measures()).toMatch(/^jobs\{state="due"\} 0$/m)
  await addJob(server.database.db, 'nobodyRunsThis', {})
  await addJob(server.database.db, 'norThis', {}, { maxAttempts: 1 })
  const { pool } = server.database
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now() - interval '100 s' where attempts = 0 and max_attempts > 1`,
  )
  await pool.query(`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`)
  const told = await measures()
  expect(told).toMatch(/^jobs\{state="due"\} 1$/m)
  expect(told).toMatch(/^jobs\{state="failed"\} 1$/m)
  expect(Number(/^jobs_oldest_due_seconds (\S+)$/m.exec(told)?.[1])).toBeGreaterThanOrEqual(100)
})

test('tells the connections to the database and the open pages', async () => {
  const told = await measures()
  expect(told).toMatch(/^database_pool_connections\{state="waiting"\} 0$/m)
  expect(told).toMatch(/^websocket_connections 0$/m)
})

test('without its database the process still tells of itself', async () => {
  const gone = await startTestApp()
  vi.spyOn(gone.database.pool, 'connect').mockImplementation(() => {
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  })
  const answer = await gone.anyone.get('/metrics')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('process_resident_memory_bytes')
  expect(answer.body).not.toMatch(/^jobs/m)
  vi.restoreAllMocks()
  await gone.close()
})
