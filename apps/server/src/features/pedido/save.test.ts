import { afterAll, beforeAll, expect, test } from 'vitest'
import { COLETA, linha, startWarehouse, type Lote, type Warehouse } from './testing/warehouse.ts'

let warehouse: Warehouse
let lote: Lote
beforeAll(async () => {
  warehouse = await startWarehouse()
  lote = await warehouse.stock({
    cliente: warehouse.clientes.um,
    codigo: 'A',
    lote: 'L1',
    validade: '2027-01-31',
    quantidade: 1000,
  })
})
afterAll(() => warehouse.close())

test('S7-048, S1-023: POST saves a new order whose lines reserve lots of the company', async () => {
  const { cliente, clientes } = warehouse
  const answer = await cliente.post('/pedidos', {
    numeroPedido: 999_999,
    numeroPedidoCliente: ' PC-1 ',
    transportadora: 'Rodo Sul',
    dataHoraColeta: '2026-11-23T09:15:00-03:00',
    urgente: true,
    observacoes: 'Cuidado: frágil',
    itens: [linha(lote, 48)],
  })
  expect(answer.statusCode, answer.body).toBe(201)
  const pedido = answer.json()
  expect(pedido._links.self.href).toBe(`/pedidos/${pedido.id}`)
  expect(pedido).toMatchObject({ status: 'CRIADO', dataHoraColeta: COLETA, cliente: { id: clientes.um } })
  expect((await cliente.get(`/pedidos/${pedido.id}`)).json()).toEqual(pedido)
  expect(await warehouse.saldo(lote.saldoId)).toEqual({ quantidade: 1000, reservado: 48 })
})
