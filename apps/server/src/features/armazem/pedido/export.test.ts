import { afterAll, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { linha, startWarehouse, type Lote } from './testing/warehouse.ts'

const warehouse = await startWarehouse()
const { stock, create, clientes, cliente, cliente2 } = warehouse
const lotOf = (id: number): Promise<Lote> => stock({ cliente: id, codigo: 'X', lote: 'L', quantidade: 1000 })
const [one, two] = [await lotOf(clientes.um), await lotOf(clientes.dois)]
const first = await create(cliente, [linha(one, 1)], {
  transportadora: '=cmd()',
  numeroPedidoCliente: '-1',
})
const second = await create(cliente2, [linha(two, 1)], { concluido: true })
const third = await create(cliente, [linha(one, 2)], { urgente: true })
const numeros = [first, second, third].map(({ numeroPedido }) => numeroPedido)
afterAll(warehouse.close)

const rowsOf = async (caller: Caller, body: object, path = '/pedidos') => {
  const answer = await caller.post(`${path}/export/CSV`, body)
  expect(answer.statusCode, answer.body).toBe(200)
  const [head = '', ...rows] = answer.body.slice(1).trimEnd().split('\r\n')
  return { head, rows, headers: answer.headers }
}

test('S7-028 S7-029 S7-030: orders are exported with the columns of the list, newest first, at every mount', async () => {
  for (const path of ['/pedidos', '/api/pedidos', '/orders', '/pedidos/orders']) {
    const { head, rows, headers } = await rowsOf(warehouse.operador, {}, path)
    expect(head).toBe('Nº do pedido;Cliente;Status WMS')
    expect(rows).toEqual([
      `${numeros[2]};Cliente Um;não enviado`,
      `${numeros[1]};Cliente Dois;recebido`,
      `${numeros[0]};Cliente Um;não enviado`,
    ])
    expect(headers['content-disposition']).toBe('attachment; filename="pedidos-2026-11-20.csv"')
  }
})

test('every column in its Brazilian form, no formula among them', async () => {
  const fields = [
    'numeroPedido',
    'numeroPedidoCliente',
    'transportadora',
    'dataHoraColeta',
    'urgente',
    'status',
    'cliente.cnpjCpf',
  ]
  const { rows } = await rowsOf(warehouse.operador, { fields, filter: { numeroPedido: numeros[0] } })
  expect(rows).toEqual([`${numeros[0]};'-1;'=cmd();23/11/2026 09:15;Não;Criado;99.999.002/0001-01`])
})

test('the filters and the order are those of the list', async () => {
  const fields = ['numeroPedido']
  const of = async (body: object) => (await rowsOf(warehouse.operador, { fields, ...body })).rows.map(Number)
  expect(await of({ filter: { cliente: 'C2' } })).toEqual([numeros[1]])
  expect(await of({ filter: { situacao: 'CRIADO', cliente: 'C1' } })).toEqual([numeros[2], numeros[0]])
  expect(await of({ filter: { dataHoraColeta: '2026-11-22' } })).toEqual([])
  expect(await of({ direction: 'asc' })).toEqual(numeros)
  expect(await of({ order: 'cliente', direction: 'asc' })).toEqual([numeros[1], numeros[0], numeros[2]])
  expect(await of({ pageSize: 2, page: 1 })).toEqual([numeros[0]])
})

test('a client user exports its own orders alone, whatever the filter says', async () => {
  const { rows } = await rowsOf(warehouse.cliente2, { fields: ['numeroPedido'], filter: {} })
  expect(rows).toEqual([String(numeros[1])])
  expect((await rowsOf(warehouse.cliente2, { filter: { cliente: 'C1' } })).rows).toEqual([])
})

test('unknown columns, filters and orders are refused', async () => {
  for (const body of [
    { fields: ['numeroPedido', 'senha_hash'] },
    { filter: { cor: 'azul' } },
    { order: 'senha' },
    { fields: ['numeroPedido'], labels: ['a', 'b'] },
    { pageSize: 100_001 },
  ])
    expect((await warehouse.operador.post('/pedidos/export/CSV', body)).statusCode).toBe(400)
})
