import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.database.db
    .insertInto('cliente')
    .values({
      nome_fantasia: 'Água Viva 100%',
      razao_social: 'Águas Fictícias do Sul Ltda',
      cnpj_cpf: '12ABC34501DE35',
      codigo_cliente: 'AG-9',
      codigo_depositante: 'DAG-9',
      status_wms: 'bloqueado',
    })
    .execute()
})
afterAll(() => app.close())

const namesOf = (clientes: { nomeFantasia: string }[]) => clientes.map(({ nomeFantasia }) => nomeFantasia)

test('S7-017: findAll answers every company as a bare array, by name', async () => {
  const answer = await (await app.as('operador')).get('/api/cliente/findAll')
  expect(answer.statusCode).toBe(200)
  expect(namesOf(answer.json())).toEqual(['Água Viva 100%', 'Cliente Dois', 'Cliente Um'])
})

test.each([
  ['agua', 1],
  ['FICTÍCIAS', 1],
  ['100%', 1],
  ['%', 1],
  ['_', 0],
  ['12.ABC.345/01DE-35', 1],
  ['12abc345', 1],
  ['ag-9', 1],
  ['C1', 1],
  ['cliente', 2],
  ["'; drop table cliente; --", 0],
  ['   ', 3],
])('findAll?q=%s finds %i', async (q, count) => {
  const answer = await (await app.as('operador')).get(`/api/cliente/findAll?q=${encodeURIComponent(q)}`)
  expect(answer.json()).toHaveLength(count)
})

test('S3-013 S3-014 S3-015 S3-016 S3-017 S3-103 S7-016: GET /cliente is a HAL page of customers, by nome', async () => {
  const operador = await app.as('operador')
  const answer = await operador.get('/cliente?page=0&size=2')
  expect(answer.statusCode).toBe(200)
  const body = answer.json()
  expect(namesOf(body._embedded.cliente)).toEqual(['Água Viva 100%', 'Cliente Dois'])
  expect(body.page).toEqual({ size: 2, totalElements: 3, totalPages: 2, number: 0 })
  const [first] = body._embedded.cliente
  expect(first).toMatchObject({
    razaoSocial: 'Águas Fictícias do Sul Ltda',
    cnpjCpf: '12ABC34501DE35',
    statusWms: 'bloqueado',
    codigoCliente: 'AG-9',
    codigoDepositante: 'DAG-9',
    _links: { self: { href: `/cliente/${first.id}` } },
  })
  const next = await operador.get('/cliente?page=1&size=2')
  expect(namesOf(next.json()._embedded.cliente)).toEqual(['Cliente Um'])
  const turned = await operador.get('/cliente?sort=nome,desc')
  expect(namesOf(turned.json()._embedded.cliente)).toEqual(['Cliente Um', 'Cliente Dois', 'Água Viva 100%'])
})

test.each(['senha', 'nome,up', 'nome,asc,asc', 'constructor'])('sort=%s is refused', async (sort) => {
  const answer = await (await app.as('operador')).get(`/cliente?sort=${sort}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().messages).toMatchObject([{ fieldName: 'sort', code: 'ORDEM_DESCONHECIDA' }])
})

test('one customer opens by its id; an unknown one is a 404', async () => {
  const operador = await app.as('operador')
  const answer = await operador.get(`/cliente/${app.clientes.um}`)
  expect(answer.json()).toMatchObject({ nomeFantasia: 'Cliente Um', fefo: 'avisar', permiteVencido: false })
  expect((await operador.get('/cliente/999999')).statusCode).toBe(404)
  expect((await operador.get('/cliente/abc')).statusCode).toBe(404)
})

test('S6-069: a client user lists no companies, not even its own', async () => {
  const cliente = await app.as('cliente')
  for (const path of ['/api/cliente/findAll', '/cliente', `/cliente/${app.clientes.um}`]) {
    expect((await cliente.get(path)).statusCode).toBe(403)
    expect((await app.anyone.get(path)).statusCode).toBe(401)
  }
})
