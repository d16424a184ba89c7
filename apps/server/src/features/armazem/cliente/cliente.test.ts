import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'

const app = await startTestApp()
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
afterAll(app.close)

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

const CNPJ = '11ABC34501DE00'

const NOVO = {
  nomeFantasia: 'Têxtil Inventada',
  razaoSocial: 'Têxtil Inventada Ltda',
  cnpjCpf: '99.TESTE1/0001-10',
  cep: '01310-100',
  estado: 'SP',
  emailComercial: 'contato@textil.example',
  inscricaoEstadual: 'isento',
  numero: 'S/N',
}

test('S2-016: POST /cliente creates a customer that then stands in the list; the codes are the document', async () => {
  const operador = await app.as('operador')
  const answer = await operador.post('/cliente', NOVO)
  expect(answer.statusCode, answer.body).toBe(201)
  const cliente = answer.json()
  expect(cliente).toMatchObject({
    cnpjCpf: '99TESTE1000110',
    codigoCliente: '99TESTE1000110',
    codigoDepositante: '99TESTE1000110',
    cep: '01310100',
    inscricaoEstadual: 'ISENTO',
    numero: 'S/N',
    complemento: null,
    fefo: 'avisar',
    statusWms: 'ativo',
    status: 'ATIVO',
    versao: 1,
    _links: { self: { href: `/cliente/${cliente.id}` } },
  })
  const found = await operador.post('/cliente/findByFiltro', { filter: { nome: 'textil', status: 'true' } })
  expect(found.json()).toMatchObject({ totalElements: 1, content: [{ id: cliente.id }] })
  const log = await operador.get(`/api/auditlogs/by-entity-id/${cliente.id}?entidade=cliente`)
  expect(log.json()).toMatchObject([{ usuario: 'operador', changes: ['Cliente Têxtil Inventada criado'] }])
})

test('S8-034 S8-041: wrong check digits, letters or not, and a document twice, are told at the field', async () => {
  const operador = await app.as('operador')
  for (const [cnpjCpf, code, status] of [
    [CNPJ, 'CNPJ_INVALID', 400],
    ['99.999.002/0001-02', 'CNPJ_INVALID', 400],
    ['123', 'CNPJ_INVALID', 400],
    ['529.982.247-26', 'CPF_INVALID', 400],
    ['99.999.002/0001-01', 'CNPJ_AREADY_REGISTERED', 409],
    ['12abc34501de35', 'CNPJ_AREADY_REGISTERED', 409],
  ] as const) {
    const answer = await operador.post('/cliente', {
      ...NOVO,
      cnpjCpf,
      codigoCliente: 'X',
      codigoDepositante: 'X',
    })
    expect(answer.statusCode, cnpjCpf).toBe(status)
    expect(answer.json().messages).toMatchObject([{ fieldName: 'cnpjCpf', code }])
  }
})

test('S9-034: a document is what is left of 14 to 18 characters with their mask; between and beyond is none', async () => {
  const operador = await app.as('operador')
  const post = (cnpjCpf: string) =>
    operador.post('/cliente', { nomeFantasia: cnpjCpf, razaoSocial: cnpjCpf, cnpjCpf })
  for (const [cnpjCpf, bare] of [
    ['529.982.247-25', '52998224725'],
    ['99.999.001/0001-59', '99999001000159'],
  ] as const)
    expect((await post(cnpjCpf)).json(), cnpjCpf).toMatchObject({ cnpjCpf: bare })
  for (const cnpjCpf of ['529.982.247-2', '529.982.247-250', '99.999.001/0001-5', '99.999.001/0001-591']) {
    const answer = await post(cnpjCpf)
    expect([answer.statusCode, answer.json().messages[0].fieldName], cnpjCpf).toEqual([400, 'cnpjCpf'])
  }
})

test('every wrong field of a customer is told at once', async () => {
  const answer = await (
    await app.as('operador')
  ).post('/cliente', { cnpjCpf: '', cep: '123', emailComercial: 'x', estado: 'XX', fefo: 'talvez' })
  expect(answer.statusCode).toBe(400)
  expect(
    answer
      .json()
      .messages.map(({ fieldName, code }: { fieldName: string; code: string }) => `${fieldName} ${code}`),
  ).toEqual([
    'nomeFantasia EMPTY_REQUIRED_FIELD',
    'razaoSocial EMPTY_REQUIRED_FIELD',
    'cnpjCpf EMPTY_REQUIRED_FIELD',
    'emailComercial EMAIL_INVALIDO',
    'cep CEP_INVALID',
    'estado OPCAO_INVALIDA',
    'fefo OPCAO_INVALIDA',
  ])
  const inscricao = await (
    await app.as('operador')
  ).put(`/cliente/${app.clientes.um}`, { inscricaoEstadual: 'AB' })
  expect(inscricao.json().messages).toMatchObject([
    { fieldName: 'inscricaoEstadual', code: 'INVALID_INSCRICAO_ESTADUAL' },
  ])
})

test('S1-028: a changed field is stored and told by the audit log; what is absent stays', async () => {
  const operador = await app.as('operador')
  const path = `/cliente/${app.clientes.dois}`
  const changed = await operador.put(path, { fefo: 'exigir', rua: 'Rua das Flores', versao: 1 })
  expect(changed.statusCode, changed.body).toBe(200)
  expect(changed.json()).toMatchObject({
    fefo: 'exigir',
    rua: 'Rua das Flores',
    nomeFantasia: 'Cliente Dois',
  })
  expect((await operador.put(path, { rua: '', versao: 2 })).json()).toMatchObject({ rua: null, versao: 3 })
  const [last, before] = (
    await operador.get(`/api/auditlogs/by-entity-id/${app.clientes.dois}?entidade=cliente`)
  ).json()
  expect(last.changes).toEqual(['Rua: de “Rua das Flores” para vazio'])
  expect(before.changes).toEqual([
    'Rua: de vazio para “Rua das Flores”',
    'Regra FEFO: de “avisar” para “exigir”',
  ])
  expect((await operador.put(path, { rua: 'Outra', versao: 1 })).json()).toMatchObject({
    messages: [{ code: 'VERSAO_ANTIGA' }],
    alteradoPor: 'operador',
    atual: { versao: 3 },
  })
})

test('a customer with people is not deleted; an inactive one leaves the pickers', async () => {
  const operador = await app.as('operador')
  const refused = await operador.del(`/cliente/${app.clientes.um}`)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().error_description).toContain('usuários')
  await operador.put(`/cliente/${app.clientes.dois}`, { status: 'INATIVO' })
  expect((await operador.get('/api/cliente/findAll?q=dois')).json()).toEqual([])
  await operador.put(`/cliente/${app.clientes.dois}`, { status: 'ATIVO' })
  expect((await operador.get('/api/cliente/findAll?q=dois')).json()).toHaveLength(1)
})

test('a client user reads no history but that of its orders', async () => {
  const cliente = await app.as('cliente')
  const answer = await cliente.get(`/api/auditlogs/by-entity-id/${app.clientes.um}?entidade=cliente`)
  expect(answer.statusCode).toBe(404)
})
