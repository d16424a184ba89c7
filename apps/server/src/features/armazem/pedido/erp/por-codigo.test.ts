import { expect, test } from 'vitest'
import { COLETA, pedidoOf, useStocked, wrongFields } from '../testing/warehouse.ts'

const warehouse = useStocked()

const place = (itens: object[], more: object = {}, headers = {}) =>
  warehouse.cliente.post(
    '/pedidos/porCodigo',
    { dataHoraColeta: COLETA, concluido: true, itens, ...more },
    headers,
  )
const stock = (codigo: string, lote: string, validade: string | null, quantidade: number, more = {}) =>
  warehouse.stock({ cliente: warehouse.clientes.um, codigo, lote, validade, quantidade, ...more })

test('lots are chosen by FEFO over several lines, expired and blocked ones never', async () => {
  await stock('F', 'VELHO', '2026-01-01', 10)
  await stock('F', 'PRESO', '2026-12-01', 10, { bloqueado: true })
  await stock('F', 'CEDO', '2027-01-10', 5)
  const tarde = await stock('F', 'TARDE', '2027-06-10', 50)
  const pedido = pedidoOf(
    await place([
      { codigo: 'F', quantidade: 4 },
      { codigo: tarde.codigoOmni, quantidade: 3 },
    ]),
    201,
  )
  expect(pedido.itens.map(({ observacoes, quantidade }) => [observacoes, quantidade])).toEqual([
    ['CEDO', 4],
    ['CEDO', 1],
    ['TARDE', 2],
  ])
  expect(pedido).toMatchObject({ concluido: true, etapa: 'CRIADO' })
})

test('every line that cannot be had is named with what there is', async () => {
  await stock('P', 'P1', null, 2)
  const answer = await place([
    { codigo: 'P', quantidade: 1 },
    { codigo: 'P', quantidade: 5 },
    { codigo: 'A', quantidade: 0.5 },
    { codigo: 'Z', quantidade: 1 },
  ])
  expect(answer.statusCode).toBe(409)
  expect(wrongFields(answer)).toEqual([
    'itens[1].quantidade ESTOQUE_INSUFICIENTE',
    'itens[2].quantidade QUANTIDADE_INTEIRA',
    'itens[3].codigo PRODUTO_DESCONHECIDO',
  ])
  expect(answer.json().messages).toContainEqual(
    expect.objectContaining({ params: { disponivel: '1', quantidadeDisponivel: 1 } }),
  )
})

test('a number is placed once, also by calls at the same time, and another company’s number is its own', async () => {
  const once = { numeroPedidoCliente: 'ERP-1', umaVezPorNumero: true }
  const answers = await Promise.all([1, 2, 3].map(() => place([{ codigo: 'A', quantidade: 1 }], once)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 200, 201,
  ])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  const body = { dataHoraColeta: COLETA, itens: [{ codigo: 'Z', quantidade: 1 }], ...once }
  expect((await warehouse.cliente2.post('/pedidos/porCodigo', body)).statusCode).toBe(201)
  expect(wrongFields(await place([{ codigo: 'A', quantidade: 1 }], { umaVezPorNumero: true }))).toEqual([
    'numeroPedidoCliente EMPTY_REQUIRED_FIELD',
  ])
  // Without the wish a number may be used again.
  expect((await place([{ codigo: 'A', quantidade: 1 }], { numeroPedidoCliente: 'ERP-1' })).statusCode).toBe(
    201,
  )
})

test('orders at the same time never take the same goods', async () => {
  const lote = await stock('C', 'C1', '2027-03-01', 5)
  const answers = await Promise.all([1, 2, 3].map(() => place([{ codigo: 'C', quantidade: 2 }])))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    201, 201, 409,
  ])
  expect(await warehouse.saldo(lote.saldoId)).toEqual({ quantidade: 5, reservado: 4 })
})

test('the same Idempotency-Key answers the same order', async () => {
  const headers = { 'idempotency-key': 'por-codigo-1' }
  const first = await place([{ codigo: 'A', quantidade: 1 }], {}, headers)
  const again = await place([{ codigo: 'A', quantidade: 1 }], {}, headers)
  expect(again.json().id).toBe(first.json().id)
  expect(again.headers['idempotency-replayed']).toBe('true')
})

test('a field that nobody knows is refused by name', async () => {
  const answer = await place([{ codigo: 'A', quantidade: 1, lote: 'L1' }])
  expect(answer.statusCode).toBe(400)
  expect(wrongFields(answer)[0]).toContain('CAMPO_DESCONHECIDO')
})
