import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../apps/server/src/platform/testing/app.ts'
import { readList, readPlans } from '../../../apps/server/src/platform/testing/statements/list.ts'
import { allCases } from '../cases.ts'
import { codigoCliente } from '../rows.ts'

/** The plans were made for this number, and a search's statement depends on the length of numbers. */
const ORDERS = 1_000_000
const AGAIN = 'npm run bench -- --orders 1000000 --plans'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // An empty list is only counted, so the requested clients get an order of each sort.
  await app.database.pool.query(
    `update cliente set codigo_cliente = case when id = (select cliente_id from usuario where email like 'cliente@%')
                                              then $1 else $2 end`,
    [codigoCliente(1), codigoCliente(17)],
  )
  await app.database.pool.query(
    `insert into pedido (cliente_id, etapa, status_alcis, status_desde, concluido, data_hora_coleta)
     select id, etapa, 'recebido', now(), true, '2026-11-23 12:00Z' from cliente, unnest(array['CRIADO', 'A_FATURAR']) as etapa`,
  )
})
afterAll(() => app.close())

// This run puts the statements into the list; a missing one fails the run.
test.each(allCases(ORDERS))('the bench can ask: $name', async ({ calls, as }) => {
  const caller = await app.as(as === 'cliente' ? 'cliente' : 'admin')
  for (const { method, path, body } of calls) {
    const { statusCode } = await (method === 'GET' ? caller.get(path) : caller.post(path, body))
    expect(statusCode).toBeLessThan(500)
  }
})

test('each call of the bench has a plan', () => {
  const planned = new Set(readPlans().flatMap(({ calls }) => calls))
  expect(
    allCases(ORDERS)
      .map(({ name }) => name)
      .filter((name) => !planned.has(name)),
    AGAIN,
  ).toEqual([])
})

test('the plans are those of the statements that the server runs', () => {
  const known = new Set(readList().flatMap(({ texts }) => texts))
  expect(
    readPlans()
      .map(({ text }) => text)
      .filter((text) => !known.has(text)),
    AGAIN,
  ).toEqual([])
})
