import { BUSCA_LIMITES } from '@app/contract/busca'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/app.ts'

let app: TestApp
const GTIN = '7891000315507'
const GTIN_ALHEIO = '7891000053508'

beforeAll(async () => {
  app = await startTestApp()
  const { um, dois } = app.clientes
  const { db } = app.database
  const pedido = (numero: number, cliente_id: number, numero_pedido_cliente: string | null = null) => ({
    numero_pedido: numero,
    cliente_id,
    numero_pedido_cliente,
    data_hora_coleta: '2026-11-23T12:15:00Z',
  })
  await db
    .insertInto('pedido')
    .values([
      pedido(48, um, 'PC-1'),
      pedido(481, um, 'PC-10'),
      pedido(4822, um),
      pedido(4823, dois, 'PC-1'),
      pedido(90_001, um, '48'),
      pedido(90_002, um, '48B'),
    ])
    .execute()
  const produto = (cliente_id: number, codigo: string, descricao: string, more: object = {}) => ({
    cliente_id,
    codigo_produto: codigo,
    codigo_omni: `OM${cliente_id}-${codigo}`,
    descricao,
    ...more,
  })
  await db
    .insertInto('produto')
    .values([
      produto(um, 'SAB', 'Sabonete de açaí', { codigo_barras: GTIN }),
      produto(um, 'SAB-10', 'Caixa de papelão'),
      produto(um, 'X1', 'Suporte para SAB 100%'),
      produto(um, 'OLD', 'Sabonete antigo', { ativo: false }),
      produto(dois, 'SAB', 'Sabonete do outro', { codigo_barras: GTIN }),
      produto(dois, 'XAM', 'Xampu do outro', { codigo_barras: GTIN_ALHEIO }),
    ])
    .execute()
})
afterAll(() => app.close())

const search = async (person: string, q: string) => {
  const answer = await (await app.as(person)).get(`/busca?q=${encodeURIComponent(q)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const { pedidos, clientes, produtos } = answer.json()
  return {
    pedidos: pedidos.map(({ numeroPedido }: { numeroPedido: number }) => numeroPedido),
    clientes: clientes.map(({ nomeFantasia }: { nomeFantasia: string }) => nomeFantasia),
    produtos: produtos.map(({ codigoProduto }: { codigoProduto: string }) => codigoProduto),
  }
}

test('orders: the exact number, the exact client number, then what begins so', async () => {
  expect((await search('operador', '48')).pedidos).toEqual([48, 90_001, 4823, 4822, 481, 90_002])
  expect((await search('operador', 'pc-1')).pedidos).toEqual([4823, 48, 481])
  expect((await search('operador', '4822')).pedidos).toEqual([4822])
})

test('companies: by name without accents, CNPJ with or without points, and code', async () => {
  for (const q of ['cliente um', 'CLIENTE U', 'C1', 'DC1'])
    expect((await search('operador', q)).clientes, q).toContain('Cliente Um')
  const { cnpj_cpf: cnpj } = await app.database.db
    .selectFrom('cliente')
    .select('cnpj_cpf')
    .where('id', '=', app.clientes.um)
    .executeTakeFirstOrThrow()
  const masked = cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
  for (const q of [cnpj, masked]) expect((await search('operador', q)).clientes).toEqual(['Cliente Um'])
})

test('products: the exact code, codes that begin so, descriptions; the inactive not at all', async () => {
  expect((await search('cliente', 'sab')).produtos).toEqual(['SAB', 'SAB-10', 'X1'])
  expect((await search('cliente', 'ACAI')).produtos).toEqual(['SAB'])
  expect((await search('cliente', `om${app.clientes.um}-x`)).produtos).toEqual(['X1'])
  expect((await search('operador', 'ou')).produtos).toEqual([])
  expect((await search('operador', 'su')).produtos).toEqual(['X1'])
})

test('a bar code is found in each length of the number, also of a case label', async () => {
  for (const q of [GTIN, `0${GTIN}`]) expect((await search('cliente', q)).produtos).toEqual(['SAB'])
  expect((await search('operador', GTIN)).produtos).toEqual(['SAB', 'SAB'])
  expect((await search('operador', GTIN.slice(0, 12))).produtos).toEqual([])
})

test('the bar code of another company is no code for a client user, nor does the order form take its product', async () => {
  expect((await search('cliente2', GTIN_ALHEIO)).produtos).toEqual(['XAM'])
  expect(await search('cliente', GTIN_ALHEIO)).toEqual({ pedidos: [], clientes: [], produtos: [] })
  const cliente = await app.as('cliente')
  const looked = await cliente.get(`/produto/findByCodigoDepositante/DC1?q=${GTIN_ALHEIO}`)
  expect([looked.statusCode, looked.json()]).toEqual([200, []])
  expect((await cliente.get(`/produto/findByCodigoDepositante/DC2?q=${GTIN_ALHEIO}`)).statusCode).toBe(404)
})

test("a client user finds the own company's orders and products, and no companies", async () => {
  expect(await search('cliente', '48')).toMatchObject({
    pedidos: [48, 90_001, 4822, 481, 90_002],
    clientes: [],
  })
  expect(await search('cliente2', 'pc-1')).toMatchObject({ pedidos: [4823] })
  expect(await search('cliente', '4823')).toMatchObject({ pedidos: [] })
  expect(await search('cliente', 'cliente')).toEqual({ pedidos: [], clientes: [], produtos: [] })
  const [produto] = (await (await app.as('cliente2')).get('/busca?q=sab')).json().produtos
  expect(produto).toMatchObject({
    descricao: 'Sabonete do outro',
    codigoDepositante: 'DC2',
    cliente: 'Cliente Dois',
  })
})

test('somebody without an ability finds nothing', async () => {
  await app.database.db
    .updateTable('usuario')
    .set({ tipo: 'pendente', role: 'ROLE_PENDENTE', cliente_id: null })
    .where('email', '=', 'cliente2@retaguarda.example')
    .execute()
  expect(await search('cliente2', '48')).toEqual({ pedidos: [], clientes: [], produtos: [] })
})

test.each([
  "'; drop table pedido; --",
  '%',
  '_',
  '\\',
  '99999999999999999999',
  '9223372036854775808',
  '"',
  '()',
  'ção',
])('q=%s is only a text', async (q) => {
  const { pedidos, clientes } = await search('operador', q)
  expect({ pedidos, clientes }).toEqual({ pedidos: [], clientes: [] })
})

test('twenty at most, and what is no question is refused', async () => {
  const { um } = app.clientes
  await app.database.pool.query(
    `insert into pedido (numero_pedido, cliente_id, data_hora_coleta) select 7000 + n, $1, now() from generate_series(0, 99) n`,
    [um],
  )
  await app.database.pool.query(
    `insert into produto (cliente_id, codigo_produto, descricao, codigo_omni)
     select $1, '70' || n, 'Setenta', '70' || n from generate_series(0, 99) n`,
    [um],
  )
  const found = await search('operador', '70')
  expect(found.pedidos).toEqual(Array.from({ length: BUSCA_LIMITES.pedidos }, (_, at) => 7099 - at))
  expect(found.produtos).toHaveLength(BUSCA_LIMITES.produtos)
  const operador = await app.as('operador')
  for (const path of ['/busca', '/busca?q=', '/busca?q=%20', `/busca?q=${'x'.repeat(101)}`])
    expect((await operador.get(path)).statusCode, path).toBe(400)
})
