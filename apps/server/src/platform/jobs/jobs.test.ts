import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createBeat } from './alive.ts'
import { addJob, defineJob, startJobs } from './jobs.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { upkeep } from '../upkeep.ts'

const HOUR = 3600 * 1000

let server: TestApp
let now: Date
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z')
  server = await startTestApp({ clock: () => now })
})
afterEach(() => server.close())

const run = async (name: string) => upkeep.find((job) => job.name === name)?.run({}, server.app.services)

const count = async (sql: string) =>
  (await server.database.pool.query<{ n: number }>(`select count(*) as n from ${sql}`)).rows[0]?.n

describe('jobs', () => {
  const done: string[] = []
  const note = defineJob(
    'teste_anotar',
    z.object({ texto: z.string() }),
    async ({ texto }) => void done.push(texto),
  )

  it('run if, and only if, the transaction commits; a waiting one with the same key is replaced', async () => {
    const { services } = server.app
    const undone = services.transaction(async (db) => {
      await addJob(db, note.name, { texto: 'desfeito' })
      throw new Error('desfeito')
    })
    await expect(undone).rejects.toThrow('desfeito')
    await services.transaction(async (db) => {
      await addJob(db, note.name, { texto: 'primeiro' }, { key: 'k' })
      await addJob(db, note.name, { texto: 'segundo' }, { key: 'k', maxAttempts: 3 })
    })
    const runner = await startJobs(server.database, [note], services)
    await vi.waitFor(() => expect(done).toEqual(['segundo']), { timeout: 10_000 })
    await runner.stop()
  })

  it('of a process that was killed are released to the others, those of a living one stay', async () => {
    const { services } = server.app
    const { pool } = server.database
    await services.transaction(async (db) => {
      await addJob(db, note.name, { texto: 'dead' })
      await addJob(db, note.name, { texto: 'alive' })
    })
    await pool.query(
      `update graphile_worker._private_jobs set locked_by = payload ->> 'texto', locked_at = now() - interval '2 minutes'`,
    )
    await createBeat(services.db, 'alive')()
    await pool.query(`insert into executor values ('dead', now() - interval '2 minutes')`)
    const held = async () =>
      (
        await pool.query<{ holder: string }>(
          `select locked_by as holder from graphile_worker.jobs where locked_by <> ''`,
        )
      ).rows
    const beat = createBeat(services.db, 'new')
    await beat()
    expect(await held()).toHaveLength(2)
    await beat()
    expect(await held()).toEqual([{ holder: 'alive' }])
  })

  it('that were replaced while a process had them, which was killed then, are no more', async () => {
    const { services } = server.app
    const { pool } = server.database
    const add = () =>
      services.transaction((db) => addJob(db, note.name, { texto: 'replaced' }, { key: 'k', maxAttempts: 5 }))
    await add()
    await pool.query(
      `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '2 minutes'`,
    )
    await add()
    expect(await count('graphile_worker.jobs')).toBe(2)
    const beat = createBeat(services.db, 'new')
    await beat()
    await beat()
    expect(await count(`graphile_worker.jobs where key = 'k' and attempts = 0`)).toBe(1)
    expect(await count('graphile_worker.jobs')).toBe(1)
  })

  it('are taken again after the database was gone at the first look for one', async () => {
    const { services } = server.app
    const rename = (from: string, to: string) =>
      server.database.pool.query(`alter table graphile_worker.${from} rename to ${to}`)
    const told = vi.spyOn(services.log, 'debug')
    await rename('_private_tasks', 'fora')
    const runner = await startJobs(server.database, [note], services)
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringMatching(/acquire job/)))
    await rename('fora', '_private_tasks')
    done.length = 0
    await services.transaction((db) => addJob(db, note.name, { texto: 'depois' }))
    await vi.waitFor(() => expect(done).toEqual(['depois']), { timeout: 20_000 })
    await runner.stop()
  }, 30_000)
})

describe('upkeep', () => {
  it('forgets sessions without a live token, and keeps the others', async () => {
    const { services } = server.app
    await services.sessions.issue(services.db, 1)
    now = new Date(now.getTime() + 2 * HOUR)
    await run('esquecer_sessoes')
    expect([await count('sessao'), await count('sessao_token')]).toEqual([1, 1])
    now = new Date(now.getTime() + 11 * HOUR)
    await run('esquecer_sessoes')
    expect([await count('sessao'), await count('sessao_token')]).toEqual([0, 0])
  })

  it('forgets old failed log-ins and answers', async () => {
    const { pool } = server.database
    await pool.query(
      `insert into tentativa_login (chave, falhas, ultima_em) values ('a', 1, $1), ('b', 1, $2)`,
      [new Date(now.getTime() - 25 * HOUR), now],
    )
    await pool.query(
      `insert into idempotencia (usuario_id, chave, corpo_hash, criada_em) values (1, 'a', '', $1), (1, 'b', '', $2)`,
      [new Date(now.getTime() - 25 * HOUR), now],
    )
    await run('esquecer_tentativas')
    await run('esquecer_respostas')
    expect([await count('tentativa_login'), await count('idempotencia')]).toEqual([1, 1])
  })
})

describe('health', () => {
  it('is alive without a database, and ready only with one', async () => {
    expect((await server.anyone.get('/readyz')).json()).toEqual({ status: 'ok' })
    const gone = await startTestApp({ database: { ...server.test, database: { ...server.database } } })
    vi.spyOn(gone.app.services.db, 'getExecutor').mockImplementation(() => {
      throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
    })
    expect((await gone.anyone.get('/healthz')).statusCode).toBe(200)
    const answer = await gone.anyone.get('/readyz')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    vi.restoreAllMocks()
    await gone.close()
  })

  it('shows its measurements to this machine alone', async () => {
    const metrics = (remoteAddress: string, headers = {}) =>
      server.app.inject({ url: '/metrics', remoteAddress, headers })
    await server.anyone.get('/healthz')
    const local = await metrics('127.0.0.1')
    expect(local.body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/,
    )
    expect((await metrics('10.1.2.3')).statusCode).toBe(404)
    expect((await metrics('127.0.0.1', { 'x-forwarded-for': '10.1.2.3' })).statusCode).toBe(404)
  })
})
