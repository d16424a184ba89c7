import { afterAll, expect, test } from 'vitest'
import { hearStatements } from '../../../platform/testing/count.ts'
import { COLETA, linha, startWarehouse } from './testing/warehouse.ts'

const warehouse = await startWarehouse()
const lotes = await Promise.all(
  Array.from({ length: 10 }, (_, at) =>
    warehouse.stock({ cliente: warehouse.clientes.um, codigo: `P${at}`, lote: 'L', quantidade: 1000 }),
  ),
)
// From then on the session is known.
await warehouse.operador.get('/pedidos/next')
const hear = hearStatements(warehouse.database.pool)
afterAll(warehouse.close)

/** What a call sends to the database; the session is found in memory. */
const sentBy = async (call: () => Promise<{ statusCode: number; body: string }>, status: number) => {
  const statements = await hear(async () => {
    const answer = await call()
    expect(answer.statusCode, answer.body).toBe(status)
  })
  return statements.map((statement) => statement.slice(0, 60))
}

const itens = (quantidade: number) => lotes.map((lote) => linha(lote, quantidade))

test('saving an order of 10 lines with reservation, audit and hand-over: at most 8 statements, its answer included', async () => {
  const body = {
    dataHoraColeta: COLETA,
    cliente: { id: warehouse.clientes.um },
    concluido: true,
    itens: itens(3),
  }
  const created = await sentBy(() => warehouse.operador.post('/pedidos', body), 201)
  expect(created.length, created.join('\n')).toBeLessThanOrEqual(8)
  const { id } = await warehouse.create(warehouse.operador, itens(3), {
    cliente: { id: warehouse.clientes.um },
    concluido: true,
  })
  const edited = await sentBy(
    () => warehouse.operador.put(`/pedidos/${id}`, { itens: itens(5), urgente: true }),
    200,
  )
  expect(edited.length, edited.join('\n')).toBeLessThanOrEqual(8)
})

test('reading an order is one statement, a page of a list two', async () => {
  const { id } = await warehouse.create(warehouse.operador, itens(1), {
    cliente: { id: warehouse.clientes.um },
  })
  expect(await sentBy(() => warehouse.operador.get(`/pedidos/${id}`), 200)).toHaveLength(1)
  expect(await sentBy(() => warehouse.operador.post('/pedidos/findByFiltroAdmin', {}), 200)).toHaveLength(2)
})
