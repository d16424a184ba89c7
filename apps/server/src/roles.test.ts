import { randomUUID } from 'node:crypto'
import { MODULOS } from '@app/contract/casca/perfil'
import type { Pedido } from '@app/contract/armazem/pedido'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedDemo } from './demo/index.ts'
import type { Database } from './platform/db/index.ts'
import { type Caller, startTestApp, type TestApp } from './platform/testing/app.ts'
import { createRecords } from './platform/testing/records/index.ts'
import { createRolesDatabase, type RolesDatabase } from './platform/testing/roles.ts'
import { SENHA } from './platform/testing/seed.ts'

let roles: RolesDatabase
let database: Database
let server: TestApp
let cliente: Caller
let operador: Caller

beforeAll(async () => {
  roles = await createRolesDatabase()
  database = await roles.open()
  const test = { url: roles.urls.DATABASE_URL, database, drop: async () => {} }
  server = await startTestApp({ database: test, work: true })
  cliente = await server.as('cliente')
  operador = await server.as('operador')
})
afterAll(async () => {
  await server.close()
  await database.close()
  await roles.drop()
})

const put = async (id: number, body: object): Promise<Pedido> => {
  const answer = await operador.put(`/pedidos/${id}`, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

// Production runs with such a role: it owns no table (docs/operations.md). The matrix calls every route under it.
describe('the whole product under the role of the application alone', () => {
  it('is the application’s role indeed', async () => {
    await expect(database.pool.query('delete from movimento')).rejects.toMatchObject({ code: '42501' })
    const { rows } = await database.pool.query<{ super: boolean }>(
      `select rolsuper as super from pg_roles where rolname = current_user`,
    )
    expect(rows).toEqual([{ super: false }])
  })

  it('logs in, renews and logs out', async () => {
    const ask = (body: string) =>
      server.app.inject({
        method: 'POST',
        url: '/oauth/token',
        headers: {
          authorization: `Basic ${Buffer.from('retaguarda-web:').toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: body,
      })
    const first = await ask(`grant_type=password&username=cliente%40retaguarda.example&password=${SENHA}`)
    expect(first.statusCode, first.body).toBe(200)
    const second = await ask(`grant_type=refresh_token&refresh_token=${first.json().refresh_token}`)
    expect(second.statusCode, second.body).toBe(200)
    const headers = { authorization: `Bearer ${second.json().access_token}` }
    expect((await server.anyone.post('/oauth/revoke', {}, headers)).statusCode).toBeLessThan(300)
    expect((await server.anyone.get('/user/me', headers)).statusCode).toBe(401)
  })

  it('takes an order with a file from draft to dispatch, and back by a reversal; ledger and history agree', async () => {
    const { produto } = await createRecords(server)
    const itens = [{ produto: { id: produto }, quantidade: 3, observacoes: 'L1', dataValidade: null }]
    const created = await cliente.post(
      '/pedidos',
      {
        dataHoraColeta: '2026-11-23T12:15:00.000Z',
        itens,
        nf: { filename: 'nf.txt', data: Buffer.from('nota').toString('base64') },
      },
      { 'idempotency-key': randomUUID() },
    )
    expect(created.statusCode, created.body).toBe(201)
    const { id } = created.json<Pedido>()
    expect((await cliente.put(`/pedidos/${id}`, { urgente: true, concluido: true })).statusCode).toBe(200)
    for (const status of ['EM_SEPARACAO', 'A_FATURAR', 'FATURADO']) await put(id, { status })
    await put(id, { statusAlcis: 'expedido' })
    const admin = await server.as('admin')
    expect((await admin.put(`/pedidos/${id}`, { statusAlcis: 'conferido' })).statusCode).toBe(200)
    expect((await cliente.get(`/pedidos/${id}/anexos/nf`)).body).toBe('nota')
    const history = (await cliente.get(`/auditlog/by-entity-id/${id}`)).json<unknown[]>()
    expect(history).toHaveLength(7)
    const { rows } = await database.pool.query(
      `select sum(fisico) as fisico, sum(reservado) as reservado from movimento where pedido_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ fisico: 0, reservado: 3 }])
    const draft = (
      await cliente.post('/pedidos', { dataHoraColeta: '2026-11-23T12:15:00.000Z', itens })
    ).json()
    expect((await cliente.del(`/pedidos/${draft.id}`)).statusCode).toBe(204)
  })

  it('loads the demo day', async () => {
    const fresh = await createRolesDatabase()
    const empty = await fresh.open()
    try {
      expect(await seedDemo({ database: empty, modulos: MODULOS, timeZone: 'America/Sao_Paulo' })).toBe(true)
    } finally {
      await empty.close()
      await fresh.drop()
    }
  })

  it('works off every job of the queue', async () => {
    const { rows } = await database.pool.query<{ identifier: string }>(
      'select identifier from graphile_worker._private_known_crontabs',
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const { identifier } of rows)
      await database.pool.query('select graphile_worker.add_job($1)', [identifier])
    await vi.waitFor(
      async () => {
        const left = await database.pool.query(
          `select task_identifier, last_error from graphile_worker.jobs
            where last_error is not null or run_at <= now()`,
        )
        expect(left.rows).toEqual([])
      },
      { timeout: 20_000, interval: 100 },
    )
  })
})
