import { MODULOS } from '@app/contract/perfil'
import { STATUS_OS } from '@app/contract/ordemServico'
import type { OrdemServicoResumo } from '@app/contract/ordemServico'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/app.ts'
import { createTestDatabase } from '../../platform/testing/database.ts'
import { seedDemo, seedOrdens } from '../index.ts'
import { DEMO_ORDENS } from './plano.ts'

let server: TestApp
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  await seedDemo({ database: database.database, modulos: MODULOS, timeZone: 'America/Sao_Paulo' })
  server = await startTestApp({ database })
  await seedOrdens(server.app.services, new AbortController().signal)
}, 120_000)
afterAll(async () => {
  await server.close()
  await drop()
})

test('orders of the demo stand in every status, with history, colours and a recurrence', async () => {
  const admin = await server.as('admin')
  const list: { content: OrdemServicoResumo[] } = (
    await admin.post('/ordemServico/findByFiltro', {
      pageSize: 100,
      order: 'creationDateTime',
      direction: 'asc',
    })
  ).json()
  expect(list.content.map(({ statusOS }) => statusOS.name)).toHaveLength(DEMO_ORDENS.length)
  expect(new Set(list.content.map(({ statusOS }) => statusOS.name))).toEqual(new Set(STATUS_OS))
  expect(new Set(list.content.map(({ semaforo }) => semaforo))).toEqual(
    new Set(['BRANCO', 'AZUL', 'VERDE', 'AMARELO', 'VERMELHO']),
  )
  expect(list.content.filter(({ reincidencia }) => reincidencia === 'PENDENTE')).toHaveLength(1)
  expect(list.content.some(({ garantia }) => garantia.value)).toBe(true)
  expect(new Set(list.content.map(({ posto }) => posto.id)).size).toBe(3)
})
