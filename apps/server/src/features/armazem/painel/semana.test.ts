import { MODULOS } from '@app/contract/casca/perfil'
import type { SemanaDoPainel } from '@app/contract/armazem/painel'
import { localDay } from '@app/rules/casca/tempo'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../../demo/index.ts'
import { startTestApp, type TestApp } from '../../../platform/testing/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/database.ts'

const ZONE = 'America/Sao_Paulo'
const now = new Date('2026-11-20T15:07:00Z')
let base: TestDatabase
let app: TestApp
beforeAll(async () => {
  base = await createTestDatabase()
  await seedDemo({ database: base.database, modulos: MODULOS, timeZone: ZONE, now })
  app = await startTestApp({ database: base, clock: () => now })
})
afterAll(async () => {
  await app.close()
  await base.drop()
})

test('rede §6: the week of the warehouse says, day by day, what its orders and their stays say', async () => {
  const { db } = base.database
  const answer = await (await app.as('operador')).get('/pedidos/painel/semana')
  const semana = answer.json<SemanaDoPainel>()
  expect(semana.map(({ dia }) => dia)).toEqual(
    ['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`),
  )
  type Pedido = { criado: Date; saiu: Date | null; coleta: Date; etapa: string }
  const { rows: pedidos } = await sql<Pedido>`
    select criado_em as criado, data_expedicao as saiu, data_hora_coleta as coleta, etapa from pedido`.execute(
    db,
  )
  const { rows: passagens } = await sql<{ em: Date; atrasada: boolean }>`
    select terminada_em as em, atrasada from pedido_passagem`.execute(db)
  expect(passagens.length).toBeGreaterThan(50)
  for (const um of semana) {
    const on = (instant: Date | null) => instant !== null && localDay(instant, ZONE) === um.dia
    const gone = pedidos.filter(({ saiu }) => on(saiu))
    const ended = passagens.filter(({ em }) => on(em))
    expect(um).toEqual({
      dia: um.dia,
      pedidos: pedidos.filter(({ criado, etapa }) => on(criado) && etapa !== 'CANCELADO').length,
      expedidos: gone.length,
      noPrazo: gone.filter(({ saiu, coleta }) => saiu !== null && saiu <= coleta).length,
      passagens: ended.length,
      atrasadas: ended.filter(({ atrasada }) => atrasada).length,
    })
  }
  expect((await (await app.as('cliente')).get('/pedidos/painel/semana')).statusCode).toBe(403)
})
