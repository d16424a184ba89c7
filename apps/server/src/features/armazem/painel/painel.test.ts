import { MODULOS } from '@app/contract/casca/perfil'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedDemo } from '../../../demo/index.ts'
import { notifyChange } from '../../../platform/push/push.ts'
import { startTestApp, type TestApp } from '../../../platform/testing/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/database.ts'

let now = new Date('2026-11-20T15:07:00Z')
let base: TestDatabase
let app: TestApp
let other: TestApp
beforeAll(async () => {
  base = await createTestDatabase()
  await seedDemo({ database: base.database, modulos: MODULOS, timeZone: 'America/Sao_Paulo', now })
  app = await startTestApp({ database: base, clock: () => now })
  other = await startTestApp({ database: base, clock: () => now })
})
afterAll(async () => {
  await app.close()
  await other.close()
  await base.drop()
})

const PATHS = [
  '/pedidos',
  '/pedidos/orders',
  '/api/pedidos',
  '/api/pedidos/orders',
  '/orders',
  '/orders/orders',
]

const counts = async (of = app): Promise<Record<string, number>> => {
  const { cartoes } = (await (await of.as('operador')).get('/pedidos/painel')).json()
  return Object.fromEntries(
    cartoes.map((cartao: { status: string; quantidade: number }) => [cartao.status, cartao.quantidade]),
  )
}

/** Reads the panel without the cached answer. */
const later = () => {
  now = new Date(now.getTime() + 1000)
}

test('S2-033 S2-034 S4-097: six cards with the demo’s orders, the same at every mount', async () => {
  const operador = await app.as('operador')
  const answers = await Promise.all(PATHS.map((path) => operador.get(`${path}/painel`)))
  for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json())
  expect(await counts()).toEqual({
    CRIADO: 12,
    SEPARACAO_ATRASADA: 7,
    FATURAMENTO_ATRASADO: 3,
    EM_SEPARACAO: 7,
    A_FATURAR: 6,
    FATURADO: 7,
  })
})

test('S2-038 S2-039 S2-040 S4-106: ready for dispatch are the concluded ones that have not left', async () => {
  const { prontos, maisProntos } = (await (await app.as('operador')).get('/pedidos/painel')).json()
  expect(prontos).toHaveLength(36)
  expect(maisProntos).toBe(0)
  expect(prontos.slice(0, 7).map(({ etapa }: { etapa: string }) => etapa)).toEqual(Array(7).fill('FATURADO'))
  expect(prontos[0]).toEqual({
    id: expect.any(Number),
    numeroPedido: expect.any(Number),
    cliente: { id: expect.any(Number), nomeFantasia: expect.any(String) },
    etapa: 'FATURADO',
    dataHoraColeta: expect.stringMatching(/Z$/),
  })
})

test('S2-031 S6-068: staff only', async () => {
  for (const path of PATHS) {
    expect((await (await app.as('cliente')).get(`${path}/painel`)).statusCode).toBe(403)
    expect((await app.anyone.get(`${path}/painel`)).statusCode).toBe(401)
    expect((await (await app.as('admin')).get(`${path}/painel`)).statusCode).toBe(200)
  }
})

test('S4-095 S4-096: the second the limit passes the order counts as late, without any job', async () => {
  const begin = now.getTime()
  const at = async (minutes: number, seconds: number) => {
    now = new Date(begin + minutes * 60_000 + seconds * 1000)
    return counts()
  }
  // One order entered A_FATURAR 3 h ago, one EM_SEPARACAO 3.2 h ago.
  await base.database.db.updateTable('configuracao').set({ tempo_separacao: 4, tempo_faturar: 3.5 }).execute()
  expect(await at(30, 0)).toMatchObject({ A_FATURAR: 6, FATURAMENTO_ATRASADO: 3 })
  expect(await at(30, 1)).toMatchObject({ A_FATURAR: 5, FATURAMENTO_ATRASADO: 4 })
  expect(await at(48, 0)).toMatchObject({ EM_SEPARACAO: 7, SEPARACAO_ATRASADA: 7 })
  expect(await at(48, 1)).toMatchObject({ EM_SEPARACAO: 6, SEPARACAO_ATRASADA: 8 })
})

test('S7-058: new settings change the cards of every process at once', async () => {
  later()
  const admin = await app.as('admin')
  const before = await counts(other)
  await admin.post('/configuracoes', { tempoSeparacao: 500, tempoFaturar: 500 })
  await vi.waitFor(async () => expect(await counts(other)).not.toEqual(before))
  expect(await counts(other)).toMatchObject({ SEPARACAO_ATRASADA: 0, FATURAMENTO_ATRASADO: 0 })
})

test('a change of an order reaches the panel of another process while the clock stands: no refresh is due', async () => {
  later()
  const before = await counts(other)
  const { db } = base.database
  const [moved] = await db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('pedido')
      .set({ etapa: 'EM_SEPARACAO', status_desde: now })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('pedido')
          .select('id')
          .where('etapa', '=', 'CRIADO')
          .where('concluido', '=', true)
          .limit(1),
      )
      .returning(['id', 'versao', 'cliente_id'])
      .execute()
    for (const { id, versao, cliente_id } of rows) {
      await notifyChange(trx, { entidade: 'pedido', id, versao, clienteId: cliente_id })
    }
    return rows
  })
  expect(moved).toBeDefined()
  await vi.waitFor(
    async () => expect((await counts(other))['EM_SEPARACAO']).toBe((before['EM_SEPARACAO'] ?? 0) + 1),
    { timeout: 10_000 },
  )
})

test('two hundred panels at once cost the database one reading', async () => {
  later()
  const operador = await app.as('operador')
  await operador.get('/pedidos/painel')
  later()
  const reads = vi.spyOn(base.database.pool, 'connect')
  const answers = await Promise.all(Array.from({ length: 200 }, () => operador.get('/pedidos/painel')))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(reads.mock.calls.length).toBeLessThanOrEqual(1)
  reads.mockRestore()
})
