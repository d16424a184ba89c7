import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'

const app = await startTestApp()
const operador = await app.as('operador')
afterAll(app.close)

const create = (more: object = {}) =>
  operador.post('/produto', {
    cliente: { id: app.clientes.um },
    codigoProduto: 'SH-1',
    descricao: 'Xampu',
    ...more,
  })

const messagesOf = (answer: Awaited<ReturnType<typeof create>>) =>
  answer.json<{ messages: { fieldName: string; code: string }[] }>().messages

test('S1-008 S7-067: list, one, save, delete and CSV of base /produto', async () => {
  const created = await create({ codigoBarras: '789 1234567895' })
  expect(created.statusCode, created.body).toBe(201)
  const produto = created.json()
  expect(produto).toMatchObject({
    cliente: { id: app.clientes.um, nomeFantasia: 'Cliente Um', codigoDepositante: 'DC1' },
    codigoOmni: 'DC1-SH-1',
    codigoBarras: '7891234567895',
    unidade: 'un',
    inteiro: true,
    status: 'ATIVO',
    fisico: 0,
    reservado: 0,
    disponivel: 0,
    versao: 1,
  })
  const path = `/produto/${produto.id}`
  expect((await operador.get('/produto')).json()._embedded.produto).toEqual([produto])
  expect((await operador.get(path)).json()).toEqual(produto)
  const filter = { codigo: '78912', cliente: app.clientes.um, status: 'true' }
  expect((await operador.post('/produto/findByFiltro', { filter })).json()).toMatchObject({
    totalElements: 1,
  })
  expect(
    (await operador.post('/produto/findByFiltro', { filter: { cliente: app.clientes.dois } })).json(),
  ).toMatchObject({ totalElements: 0 })
  const csv = await operador.post('/produto/export/CSV', {
    fields: ['codigoProduto', 'cliente.nomeFantasia', 'fisico'],
  })
  expect(csv.body.slice(1)).toBe('Código;Cliente;Físico\r\nSH-1;Cliente Um;0\r\n')
  const changed = await operador.put(path, { descricao: 'Xampu novo', codigoBarras: null, versao: 1 })
  expect(changed.json()).toMatchObject({ descricao: 'Xampu novo', codigoBarras: null, versao: 2 })
  expect((await operador.del(path)).statusCode).toBe(204)
  expect((await operador.get(path)).statusCode).toBe(404)
})

test('S8-028: a code twice is SAME_CODE at its field, in the company or in the whole installation', async () => {
  expect((await create({ codigoBarras: '12345678' })).statusCode).toBe(201)
  const twice = await create({ codigoOmni: 'OUTRO' })
  expect(twice.statusCode).toBe(409)
  expect(messagesOf(twice)).toMatchObject([{ fieldName: 'codigoProduto', code: 'SAME_CODE' }])
  const omni = await create({ cliente: { id: app.clientes.dois }, codigoOmni: 'DC1-SH-1' })
  expect(messagesOf(omni)).toMatchObject([{ fieldName: 'codigoOmni', code: 'SAME_CODE' }])
  const barras = await create({ codigoProduto: 'SH-2', codigoBarras: '12345678' })
  expect(messagesOf(barras)).toMatchObject([{ fieldName: 'codigoBarras', code: 'CODIGO_JA_USADO' }])
  expect((await create({ cliente: { id: app.clientes.dois }, codigoBarras: '12345678' })).statusCode).toBe(
    201,
  )
})

test('wrong fields, an unknown company, another company for a stored product', async () => {
  expect(messagesOf(await create({ codigoProduto: ' ', codigoBarras: '123' }))).toMatchObject([
    { fieldName: 'codigoProduto', code: 'EMPTY_REQUIRED_FIELD' },
    { fieldName: 'codigoBarras', code: 'CODIGO_DE_BARRAS' },
  ])
  expect(messagesOf(await create({ cliente: { id: 999_999 }, codigoProduto: 'N' }))).toMatchObject([
    { fieldName: 'cliente', code: 'CLIENTE_DESCONHECIDO' },
  ])
  const { id } = (await create({ codigoProduto: 'F' })).json()
  const moved = await operador.put(`/produto/${id}`, { cliente: { id: app.clientes.dois } })
  expect(moved.statusCode).toBe(409)
  expect(messagesOf(moved)).toMatchObject([{ fieldName: 'cliente', code: 'CLIENTE_DO_PRODUTO' }])
  expect((await operador.put(`/produto/${id}`, { cliente: { id: app.clientes.um } })).statusCode).toBe(200)
})

test('a product with half a unit in stock cannot become one of whole units', async () => {
  const { id } = (await create({ codigoProduto: 'KG', inteiro: false, unidade: 'kg' })).json()
  await app.database.db
    .insertInto('saldo')
    .values({ cliente_id: app.clientes.um, produto_id: id, lote: 'L', quantidade: 1.5 })
    .execute()
  const refused = await operador.put(`/produto/${id}`, { inteiro: true })
  expect(messagesOf(refused)).toMatchObject([{ fieldName: 'inteiro', code: 'SALDO_FRACIONADO' }])
  expect((await operador.get(`/produto/${id}`)).json()).toMatchObject({
    inteiro: false,
    fisico: 1.5,
    disponivel: 1.5,
  })
  const used = await operador.del(`/produto/${id}`)
  expect(used.json()).toMatchObject({ error: 'REGISTRO_EM_USO' })
})

test('the look-ups find a product by a scanned code too', async () => {
  const cliente = await app.as('cliente')
  const found = await cliente.get('/produto/findByCodigoDepositante/DC1?q=12345678')
  expect(found.json()).toMatchObject([{ codigoProduto: 'SH-1' }])
  // Only staff may read the register itself (decisions 15).
  expect((await cliente.get('/produto')).statusCode).toBe(403)
})
