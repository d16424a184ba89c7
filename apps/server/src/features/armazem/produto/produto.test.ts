import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'

const app = await startTestApp()
const { um, dois } = app.clientes
const row = (cliente_id: number, codigo: string, descricao: string, more: { ativo?: boolean } = {}) => ({
  cliente_id,
  codigo_produto: codigo,
  codigo_omni: `${cliente_id}-${codigo}`,
  descricao,
  ...more,
})
const many = Array.from({ length: 60 }, (_, index) => row(um, `PAR-${index}`, `Parafuso nº ${index}`))
await app.database.db
  .insertInto('produto')
  .values([
    row(um, 'SAB', 'Sabonete de açaí'),
    row(um, 'SAB-10', 'Caixa de papelão'),
    row(um, 'X1', 'Suporte para SAB 100%'),
    row(um, 'OLD', 'Sabonete antigo', { ativo: false }),
    row(dois, 'SAB', 'Sabonete do outro'),
    ...many,
  ])
  .execute()
afterAll(app.close)

const codes = (produtos: { codigoProduto: string }[]) => produtos.map(({ codigoProduto }) => codigoProduto)

test('S7-054: the products of a depositante; the own code for a client user, another is a 404', async () => {
  const cliente = await app.as('cliente')
  const own = await cliente.get('/produto/findByCodigoDepositante/DC1')
  expect(own.statusCode).toBe(200)
  expect(own.json()).toHaveLength(63)
  expect((await cliente.get('/produto/findByCodigoDepositante/DC2')).statusCode).toBe(404)
  expect((await cliente.get('/produto/findByCodigoDepositante/DC2?q=SAB')).statusCode).toBe(404)
  expect((await cliente.get('/produto/findByCodigoDepositante/nenhum')).statusCode).toBe(404)
  const staff = await app.as('operador')
  expect(codes((await staff.get('/produto/findByCodigoDepositante/DC2')).json())).toEqual(['SAB'])
})

test('S2-090: the exact code stands first, then codes that begin so, then descriptions', async () => {
  const cliente = await app.as('cliente')
  const answer = await cliente.get('/produto/findByCodigoDepositante/DC1?q=sab')
  expect(codes(answer.json())).toEqual(['SAB', 'SAB-10', 'X1'])
  expect(answer.json()[0]).toEqual({
    id: expect.any(Number),
    codigoProduto: 'SAB',
    descricao: 'Sabonete de açaí',
    codigoOmni: `${app.clientes.um}-SAB`,
    codigoDepositante: 'DC1',
    unidade: 'un',
    inteiro: true,
  })
})

test.each([
  ['ACAI', ['SAB']],
  ['açaí', ['SAB']],
  ['100%', ['X1']],
  ['%', ['X1']],
  ['nada disso', []],
])('q=%s', async (q, wanted) => {
  const answer = await (
    await app.as('cliente')
  ).get(`/produto/findByCodigoDepositante/DC1?q=${encodeURIComponent(q)}`)
  expect(answer.statusCode).toBe(200)
  expect(codes(answer.json())).toEqual(wanted)
})

test('a search answers fifty at most, without a warning', async () => {
  const answer = await (await app.as('cliente')).get('/produto/findByCodigoDepositante/DC1?q=parafuso')
  expect(answer.json()).toHaveLength(50)
  expect(answer.headers['warning']).toBeUndefined()
})

test("S7-055: findAll is scoped to the person's company", async () => {
  expect((await (await app.as('cliente')).get('/produto/findAll')).json()).toHaveLength(63)
  expect((await (await app.as('cliente2')).get('/produto/findAll')).json()).toHaveLength(1)
  expect((await (await app.as('operador')).get('/produto/findAll')).json()).toHaveLength(64)
  const found = await (await app.as('operador')).get('/produto/findAll?q=SAB')
  expect(codes(found.json())).toEqual(['SAB', 'SAB', 'SAB-10', 'X1'])
  expect((await app.anyone.get('/produto/findAll')).statusCode).toBe(401)
})

test('findAll of more than ten thousand is cut there and says so', async () => {
  await app.database.pool.query(
    `insert into produto (cliente_id, codigo_produto, descricao, codigo_omni)
     select $1, 'M' || n, 'Muitos', 'M' || n from generate_series(1, 10000) n`,
    [app.clientes.dois],
  )
  const answer = await (await app.as('cliente2')).get('/produto/findAll')
  expect(answer.json()).toHaveLength(10_000)
  expect(answer.headers['warning']).toBe('299 - "Lista limitada a 10000 registros: use os filtros."')
})
