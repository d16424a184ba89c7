import { BUSCA_LIMITES } from '@app/contract/armazem/busca'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/testing/app.ts'
import { searchRecords } from './store.ts'

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
  await db
    .insertInto('nota')
    .values([
      nota(4822, um, 'Indústria Ágata Ltda'),
      nota(4822, um, 'Comércio Berilo S.A.', { serie: 2 }),
      nota(77, dois, 'Ágata do Norte'),
      nota(78, um, null),
    ])
    .execute()
})
afterAll(() => app.close())

const EMITENTE = '99999004000192'
const chaveOf = (numero: number, serie: number) =>
  `352611${EMITENTE}55${String(serie).padStart(3, '0')}${String(numero).padStart(9, '0')}1123456780`

let minute = 0
/** A note that was imported one minute after the previous one. */
const nota = (numero: number, cliente_id: number, emit_nome: string | null, { serie = 1 } = {}) => ({
  chave_acesso: chaveOf(numero, serie),
  cliente_id,
  numero,
  serie,
  emissao: '2026-11-20T12:00:00Z',
  emit_documento: EMITENTE,
  emit_nome,
  dest_documento: '',
  linhas: 1,
  inf_nfe: '{}',
  assinatura: '{}',
  esquema: '{}',
  mensagens: '[]',
  importada_em: new Date(Date.UTC(2026, 10, 20, 13, (minute += 1))),
  alterado_em: new Date(),
})

const search = async (person: string, q: string) => {
  const answer = await (await app.as(person)).get(`/busca?q=${encodeURIComponent(q)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const { pedidos, clientes, notas, produtos } = answer.json()
  return {
    pedidos: pedidos.map(({ numeroPedido }: { numeroPedido: number }) => numeroPedido),
    clientes: clientes.map(({ nomeFantasia }: { nomeFantasia: string }) => nomeFantasia),
    notas: notas.map(({ numero, serie }: { numero: number; serie: number }) => `${numero}/${serie}`),
    produtos: produtos.map(({ codigoProduto }: { codigoProduto: string }) => codigoProduto),
  }
}

const NADA = { pedidos: [], clientes: [], notas: [], produtos: [] }

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
  expect(await search('cliente', GTIN_ALHEIO)).toEqual(NADA)
  const cliente = await app.as('cliente')
  const looked = await cliente.get(`/produto/findByCodigoDepositante/DC1?q=${GTIN_ALHEIO}`)
  expect([looked.statusCode, looked.json()]).toEqual([200, []])
  expect((await cliente.get(`/produto/findByCodigoDepositante/DC2?q=${GTIN_ALHEIO}`)).statusCode).toBe(404)
})

test('notes: by number with or without its series, by the beginning of the chave, by issuer; the newest first', async () => {
  const found = async (q: string) => (await search('operador', q)).notas
  for (const q of ['4822', '4.822', '4822/2', '0004822'])
    expect(await found(q), q).toEqual(q.includes('/') ? ['4822/2'] : ['4822/2', '4822/1'])
  const chave = chaveOf(4822, 1)
  for (const q of [chave, `NFe${chave}`, chave.replaceAll(/(.{4})/g, '$1 '), chave.slice(0, 34)])
    expect(await found(q), q).toEqual(['4822/1'])
  expect(await found('agata')).toEqual(['77/1', '4822/1'])
  expect(await found('99.999.004/0001-92')).toEqual(['78/1', '77/1', '4822/2', '4822/1'])
  // Many keys begin with these few digits, so they name no note.
  expect(await found('352611')).toEqual([])
  const [berilo] = (await (await app.as('operador')).get('/busca?q=berilo')).json().notas
  expect(berilo).toMatchObject({ chave: chaveOf(4822, 2), cliente: 'Cliente Um', situacao: 'importada' })
})

test('notes are no company’s to find without the ability, nor another company’s with it', async () => {
  for (const q of ['4822', chaveOf(77, 1), 'agata', EMITENTE])
    expect((await search('cliente2', q)).notas, q).toEqual([])
  const { db } = app.database
  const [all, own] = [{ tipo: 'tudo' }, { tipo: 'cliente', clienteId: app.clientes.dois }] as const
  const kinds = { clientes: false, notas: true, produtos: false }
  const numbers = async (scope: typeof all | typeof own, q: string) =>
    (await searchRecords(db, scope, q, kinds)).notas.map(({ numero }) => numero)
  expect(await numbers(all, 'agata')).toEqual([77, 4822])
  expect(await numbers(own, 'agata')).toEqual([77])
  for (const q of ['4822', chaveOf(4822, 1), 'berilo']) expect(await numbers(own, q), q).toEqual([])
})

test("a client user finds the own company's orders and products, and no companies", async () => {
  expect(await search('cliente', '48')).toMatchObject({
    pedidos: [48, 90_001, 4822, 481, 90_002],
    clientes: [],
  })
  expect(await search('cliente2', 'pc-1')).toMatchObject({ pedidos: [4823] })
  expect(await search('cliente', '4823')).toMatchObject({ pedidos: [] })
  expect(await search('cliente', 'cliente')).toEqual(NADA)
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
  expect(await search('cliente2', '48')).toEqual(NADA)
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
  const { pedidos, clientes, notas } = await search('operador', q)
  expect({ pedidos, clientes, notas }).toEqual({ pedidos: [], clientes: [], notas: [] })
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
