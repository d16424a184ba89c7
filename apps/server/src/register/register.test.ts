import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGrife, type Grife } from './testing/grife.ts'

let started: Grife
let { app, db, admin, operador, create, deleted } = {} as Grife
beforeAll(async () => {
  started = await startGrife()
  ;({ app, db, admin, operador, create, deleted } = started)
})
afterAll(() => started.close())

const names = (records: { nome: string }[]) => records.map(({ nome }) => nome)
const find = async (filter: object, more: object = {}) => {
  const answer = await operador.post('/grife/findByFiltro', { filter, ...more })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ content: { nome: string }[]; totalElements: number; totalPages: number }>()
}

test('S7-032 S7-033 S7-034 S7-064: a definition and a table make create, read, change and delete', async () => {
  const created = await create({ nome: 'Áurea', codigo: 'au', preco: 12.5, desde: '1999-02-03' })
  expect(created).toMatchObject({
    nome: 'Áurea',
    codigo: 'AU',
    preco: 12.5,
    desde: '1999-02-03',
    vistoEm: null,
    // The definition sets the default of the form, whatever the table's default is.
    propria: false,
    status: 'ATIVO',
    versao: 1,
    _links: { self: { href: `/grife/${created.id}` } },
  })
  expect((await operador.get(`/grife/${created.id}`)).json()).toEqual(created)

  const changed = await admin.put(`/grife/${created.id}`, { preco: null, status: 'INATIVO', versao: 1 })
  expect(changed.statusCode).toBe(200)
  expect(changed.json()).toMatchObject({ nome: 'Áurea', preco: null, status: 'INATIVO', versao: 2 })
  const byBody = await admin.put('/grife/', { id: created.id, versao: 2, vistoEm: '2026-11-20T15:00:00Z' })
  expect(byBody.json()).toMatchObject({ vistoEm: '2026-11-20T15:00:00.000Z', versao: 3 })
  // Nothing changed, so there is no new version and no log entry.
  expect((await admin.put(`/grife/${created.id}`, { nome: 'Áurea', versao: 3 })).json()).toMatchObject({
    versao: 3,
  })

  expect((await admin.del(`/grife/${created.id}`)).statusCode).toBe(204)
  expect(deleted).toEqual(['Áurea'])
  expect((await admin.get(`/grife/${created.id}`)).statusCode).toBe(404)
  const log = await db
    .selectFrom('auditoria')
    .select(['mudancas', 'usuario_id'])
    .where('entidade', '=', 'grife')
    .where('entidade_id', '=', created.id)
    .orderBy('id')
    .execute()
  expect(log.map(({ mudancas }) => mudancas)).toEqual([
    [{ campo: 'grife', acao: 'criado', para: 'Áurea' }],
    [
      { campo: 'preco', de: 12.5, para: null },
      { campo: 'status', de: 'ATIVO', para: 'INATIVO' },
    ],
    [{ campo: 'vistoEm', de: null, para: expect.any(String) }],
    [{ campo: 'grife', acao: 'excluido', de: 'Áurea' }],
  ])
})

test('every wrong field is told; the hook refuses; the same code twice is a 409 at its field', async () => {
  const wrong = await admin.post('/grife', { nome: ' ', codigo: 'x'.repeat(11), desde: '2026-02-31' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().messages).toMatchObject([
    { fieldName: 'nome', code: 'EMPTY_REQUIRED_FIELD' },
    { fieldName: 'codigo', code: 'TEXTO_LONGO' },
    { fieldName: 'desde', code: 'DATA_INVALIDA' },
  ])
  expect((await admin.post('/grife', { nome: 'Proibida', codigo: 'P' })).json().messages).toMatchObject([
    { fieldName: 'nome', code: 'OPCAO_INVALIDA' },
  ])
  const first = await create({ nome: 'Um', codigo: 'UM' })
  const second = await create({ nome: 'Dois', codigo: 'DOIS' })
  for (const answer of [
    await admin.post('/grife', { nome: 'Um de novo', codigo: 'um' }),
    await admin.put(`/grife/${second.id}`, { codigo: 'UM' }),
  ]) {
    expect(answer.statusCode).toBe(409)
    expect(answer.json().messages).toMatchObject([{ fieldName: 'codigo', code: 'CODIGO_JA_USADO' }])
  }
  for (const { id } of [first, second]) await admin.del(`/grife/${id}`)
})

test('an old version is a 409 with what is there, who and when, before any field is looked at', async () => {
  const { id } = await create({ nome: 'Versão', codigo: 'V' })
  await admin.put(`/grife/${id}`, { nome: 'Versão 2', versao: 1 })
  const late = await admin.put(`/grife/${id}`, { nome: '', versao: 1 })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    messages: [{ code: 'VERSAO_ANTIGA' }],
    atual: { nome: 'Versão 2', versao: 2 },
    alteradoPor: 'admin',
    alteradoEm: '2026-11-21T01:30:00.000Z',
  })
  expect((await admin.put(`/grife/${id}`, { nome: 'Versão 3' }, { 'if-match': '"1"' })).statusCode).toBe(409)
  expect((await admin.del(`/grife/${id}`, { 'if-match': '1' })).statusCode).toBe(409)
  expect((await admin.put('/grife/999999', { versao: 1 })).statusCode).toBe(404)
  expect((await admin.put('/grife', { nome: 'Sem id' })).json().messages).toMatchObject([{ fieldName: 'id' }])
  await admin.del(`/grife/${id}`)
})

test('a record in use is not deleted; it says where it is used', async () => {
  const { id } = await create({ nome: 'Usada', codigo: 'U' })
  await sql`insert into vitrine values (${id})`.execute(db)
  const refused = await admin.del(`/grife/${id}`)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ error: 'REGISTRO_EM_USO' })
  expect(refused.json().error_description).toContain('em uso (vitrines)')
  await sql`delete from vitrine`.execute(db)
  expect((await admin.del(`/grife/${id}`)).statusCode).toBe(204)
})

test('abilities: who may only see does not write, who may not see gets nothing', async () => {
  const cliente = await app.as('cliente')
  expect((await operador.get('/grife')).statusCode).toBe(200)
  expect((await operador.post('/grife', { nome: 'X', codigo: 'X' })).statusCode).toBe(403)
  for (const path of ['/grife', '/grife/1']) expect((await cliente.get(path)).statusCode).toBe(403)
  expect((await app.anyone.post('/grife/export/CSV', {})).statusCode).toBe(401)
})

test('S3-097 S3-098 S3-099 S3-100 S3-101 S3-102 S7-031: lists by page, order, direction and filter', async () => {
  for (const [nome, codigo] of [
    ['zebra', 'Z1'],
    ['Árvore', 'A1'],
    ['abelha', 'A2'],
    ['Ônix 100%', 'O_1'],
  ])
    await create({ nome, codigo, preco: codigo === 'Z1' ? -3 : 7 })
  const inactive = await create({ nome: 'Bagre', codigo: 'B1' })
  await admin.put(`/grife/${inactive.id}`, { status: 'INATIVO', versao: 1 })

  const hal = (await operador.get('/grife?page=0&size=2')).json()
  expect(names(hal._embedded.grife)).toEqual(['abelha', 'Árvore'])
  expect(hal.page).toEqual({ size: 2, totalElements: 5, totalPages: 3, number: 0 })
  expect(names((await operador.get('/grife?sort=preco,desc&size=1')).json()._embedded.grife)).toHaveLength(1)

  expect(names((await find({ status: 'true' })).content)).toEqual(['abelha', 'Árvore', 'Ônix 100%', 'zebra'])
  expect(names((await find({ status: false })).content)).toEqual(['Bagre'])
  expect((await find({ status: '' })).totalElements).toBe(5)
  expect(names((await find({ nome: 'ARVO' })).content)).toEqual(['Árvore'])
  expect(names((await find({ nome: '100%' })).content)).toEqual(['Ônix 100%'])
  expect(names((await find({ codigo: 'o_' })).content)).toEqual(['Ônix 100%'])
  expect(names((await find({ codigo: 'a', nome: 'e' })).content)).toEqual(['abelha', 'Árvore'])
  expect(await find({}, { page: 1, pageSize: 2, order: 'codigo', direction: 'desc' })).toMatchObject({
    content: [{ nome: 'Bagre' }, { nome: 'abelha' }],
    totalPages: 3,
    number: 1,
    size: 2,
  })
  for (const body of [
    { filter: { cor: 'azul' } },
    { order: 'senha' },
    { direction: 'para cima' },
    { pageSize: 101 },
  ])
    expect((await operador.post('/grife/findByFiltro', body)).statusCode, JSON.stringify(body)).toBe(400)
  expect(await find({}, { filter: null, order: null, direction: null })).toMatchObject({ totalElements: 5 })
  expect((await operador.get('/grife?sort=constructor')).statusCode).toBe(400)
  expect((await operador.get('/grife?sort=nome;drop table grife,asc')).statusCode).toBe(400)
})

test('a look-up finds active records by their name, up to a limit', async () => {
  await sql`delete from grife`.execute(db)
  await create({ nome: 'Àgata', codigo: 'AG' })
  await create({ nome: 'Quartzo', codigo: 'Q100%' })
  await create({ nome: 'Parada', codigo: 'PA', status: 'INATIVO' })
  const look = async (q: string) =>
    names((await operador.get(`/grife/findAll?q=${encodeURIComponent(q)}`)).json())
  expect(await look('')).toEqual(['Àgata', 'Quartzo'])
  expect(await look('  aga ')).toEqual(['Àgata'])
  expect(await look('100%')).toEqual(['Quartzo'])
  expect(await look('parada')).toEqual([])
  await sql`insert into grife (nome, codigo) select 'Lote ' || n, 'L' || n from generate_series(1, 200) n`.execute(
    db,
  )
  expect(await look('lote')).toHaveLength(100)
  expect((await (await app.as('cliente')).get('/grife/findAll')).statusCode).toBe(403)
})

test('records that come with the product are neither changed nor deleted', async () => {
  const { id } = await create({ nome: 'De casa', codigo: 'CASA' })
  await sql`update grife set do_produto = true where id = ${id}`.execute(db)
  for (const answer of [
    await admin.put(`/grife/${id}`, { nome: 'Outra' }),
    await admin.del(`/grife/${id}`),
  ]) {
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ error: 'REGISTRO_DO_PRODUTO' })
  }
})

test('S9-042: an amount has reais and centavos, in answers and in the export', async () => {
  const { id } = await create({ nome: 'Com valor', codigo: 'VAL', valor: 1234.5 })
  expect((await admin.put(`/grife/${id}`, { valor: 0 })).json()).toMatchObject({ valor: 0 })
  for (const valor of [-1, 0.001, 1e15, '10', 'R$ 1'])
    expect((await admin.put(`/grife/${id}`, { valor })).json().messages, String(valor)).toMatchObject([
      { fieldName: 'valor', code: 'DINHEIRO_INVALIDO' },
    ])
  await admin.put(`/grife/${id}`, { valor: 1234.5 })
  const csv = await operador.post('/grife/export/CSV', { fields: ['valor'], filter: { codigo: 'VAL' } })
  expect(csv.body.slice(1)).toBe('Valor\r\n1234,50\r\n')
})
