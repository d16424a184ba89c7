import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../apps/server/src/platform/testing/app.ts'
import { readList, readPlans } from '../../../apps/server/src/platform/testing/statements/list.ts'
import { allCases } from '../cases.ts'
import { codigoCliente } from '../rows.ts'

/** As many as the plans were made for: what a search asks depends on how long a number may be. */
const ORDERS = 1_000_000
const AGAIN = 'npm run bench -- --orders 1000000 --plans'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // A list of nothing is only counted: the clients that the calls ask for, with an order of each sort.
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

// Their statements are in the list by this: what it lacks fails the run.
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
