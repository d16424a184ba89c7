import { STATUS_OS } from '@app/contract/assistencia/ordemServico'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ORDENS } from './plano.ts'
import { seedOrdens } from '../index.ts'
import { startDemoApp } from '../testing/app.ts'

let server: Awaited<ReturnType<typeof startDemoApp>>
beforeAll(async () => {
  server = await startDemoApp(seedOrdens)
}, 120_000)
afterAll(() => server.close())

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
