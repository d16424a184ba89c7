import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { refuse } from './http/errors.ts'
import type { Routes } from './http/routes.ts'
import { forgetAnswers } from './idempotency.ts'
import { startTestApp, type Caller, type TestApp } from './testing/app.ts'

const Input = z.object({ valor: z.string(), demora: z.boolean().optional(), recusa: z.boolean().optional() })
const Output = z.object({ n: z.number(), valor: z.string() })

/** Each effect is a row in the database of the test. */
const routes: Routes = async (app) => {
  const schema = { body: Input, response: { 201: Output } }
  app.post(
    '/teste/efeito',
    { config: { ability: 'session', idempotent: true }, schema },
    async (req, reply) => {
      const { valor, demora, recusa } = req.body
      const answer = await req.ctx.transaction(async (db) => {
        const { id } = await db
          .insertInto('configuracao')
          .values({ tempo_separacao: 1, tempo_faturar: 1 })
          .returning('id')
          .executeTakeFirstOrThrow()
        if (demora) await slow
        if (recusa) refuse('SEM_SALDO')
        return { n: id, valor }
      })
      return reply.code(201).send(answer)
    },
  )
  app.post(
    '/teste/outra',
    { config: { ability: 'session', idempotent: true }, schema },
    async (req, reply) => {
      const answer = await req.ctx.transaction(async () => ({ n: 1, valor: req.body.valor }))
      return reply.code(201).send({ ...answer, valor: 'outra' })
    },
  )
}

let server: TestApp
let one: Caller
let two: Caller
let slow: Promise<void>
let goOn: () => void
let now = new Date('2026-11-20T12:00:00Z')

beforeAll(async () => {
  server = await startTestApp({ more: [routes], clock: () => now })
  one = await server.as('admin@')
  two = await server.as('operador@')
})
afterAll(() => server.close())

let keys = 0
const newKey = () => ({ 'idempotency-key': `chave-${(keys += 1)}` })

const effects = async () => {
  const { rows } = await server.database.pool.query<{ n: number }>('select count(*) as n from configuracao')
  return rows[0]?.n ?? 0
}

const send = (body: unknown, headers = {}, who = one) => who.post('/teste/efeito', body, headers)

describe('Idempotency-Key', () => {
  it('without it, each call has its effect', async () => {
    const before = await effects()
    await send({ valor: 'a' })
    await send({ valor: 'a' })
    expect(await effects()).toBe(before + 2)
  })

  it('same key and body: one effect, the first answer again', async () => {
    const [key, before] = [newKey(), await effects()]
    const first = await send({ valor: 'a' }, key)
    const again = await send({ valor: 'a' }, key)
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(first.headers).not.toHaveProperty('idempotency-replayed')
    expect(await effects()).toBe(before + 1)
  })

  it('the table stores no hash of a body that guesses could be tried against', async () => {
    const [key, body] = [newKey(), { valor: 'senha' }]
    await send(body, key)
    const { rows } = await server.database.pool.query<{ corpo_hash: Buffer }>(
      'select corpo_hash from idempotencia where chave = $1',
      [key['idempotency-key']],
    )
    const plain = createHash('sha256')
      .update(`POST /teste/efeito\n${JSON.stringify(body)}`)
      .digest()
    expect(rows[0]?.corpo_hash).toHaveLength(plain.length)
    expect(rows[0]?.corpo_hash.equals(plain)).toBe(false)
  })

  it('same key, other body: 409', async () => {
    const key = newKey()
    await send({ valor: 'a' }, key)
    const other = await send({ valor: 'b' }, key)
    expect(other.statusCode).toBe(409)
    expect(other.json()).toMatchObject({ error: 'IDEMPOTENCIA' })
  })

  it("another person's key is another key", async () => {
    const key = newKey()
    const mine = await send({ valor: 'a' }, key)
    const theirs = await send({ valor: 'a' }, key, two)
    expect(theirs.json().n).not.toBe(mine.json().n)
  })

  it('parallel twins wait for the first and get its answer, also on another process', async () => {
    const other = await startTestApp({ database: server.test, more: [routes], clock: () => now })
    try {
      const elsewhere = await other.as('admin@')
      const [key, before] = [newKey(), await effects()]
      slow = new Promise((resolve) => (goOn = resolve))
      const body = { valor: 'a', demora: true }
      const calls = [one, elsewhere, one, elsewhere].map((caller) => send(body, key, caller))
      const waiting = async () =>
        (
          await server.database.pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount
      await expect.poll(waiting, { timeout: 10_000 }).toBe(3)
      goOn()
      const answers = await Promise.all(calls)
      expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
      expect(await effects()).toBe(before + 1)
    } finally {
      await other.close()
    }
  })

  it('a twin with another body is refused once the first has committed', async () => {
    const key = newKey()
    slow = new Promise((resolve) => (goOn = resolve))
    const first = send({ valor: 'a', demora: true }, key)
    const second = send({ valor: 'b', demora: true }, key)
    goOn()
    const statuses = (await Promise.all([first, second])).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([201, 409]))
  })

  it('a refusal has no effect and keeps no key: the corrected form may use it again', async () => {
    const [key, before] = [newKey(), await effects()]
    expect((await send({ valor: 'a', recusa: true }, key)).statusCode).toBe(409)
    expect((await send({ valor: 5 }, key)).statusCode).toBe(400)
    expect((await send({ valor: 'a' }, key)).statusCode).toBe(201)
    expect(await effects()).toBe(before + 1)
  })

  it('is forgotten after 24 hours', async () => {
    const key = newKey()
    const first = await send({ valor: 'a' }, key)
    now = new Date(now.getTime() + 24 * 3600 * 1000 + 1)
    one = await server.as('admin@')
    const { access } = await server.app.services.sessions.issue(server.database.db, 1)
    const later = await server.app.inject({
      method: 'POST',
      url: '/teste/efeito',
      payload: { valor: 'b' },
      headers: { authorization: `Bearer ${access}`, ...key },
    })
    expect(later.statusCode).toBe(201)
    expect(later.json().n).not.toBe(first.json().n)
    now = new Date(now.getTime() + 24 * 3600 * 1000 + 1)
    await forgetAnswers(server.app.services)
    const { rowCount } = await server.database.pool.query('select 1 from idempotencia')
    expect(rowCount).toBe(0)
    const renewed = await server.app.services.sessions.issue(server.database.db, 1)
    one = { ...one, token: renewed.access }
  })

  it('a route that answers something else than it wrote down is told so', async () => {
    const { access } = await server.app.services.sessions.issue(server.database.db, 1)
    const call = (headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/teste/outra',
        payload: { valor: 'a' },
        headers: { authorization: `Bearer ${access}`, ...headers },
      })
    expect((await call({})).statusCode).toBe(201)
    expect((await call(newKey())).statusCode).toBe(500)
    expect((await call({ 'idempotency-key': 'com espaço' })).statusCode).toBe(400)
  })
})
