import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '../../../platform/testing/app.ts'
import { seedModelo, seedPostos } from '../../../platform/testing/postos.ts'
import {
  linhasOf,
  errosOf,
  previewOf,
  sendSheet,
  start,
  ended,
} from '../../casca/importacao/testing/sheets.ts'

let app: TestApp
let [a10, b20]: { id: number }[] = []
let [admin, sp, manaus, tecnico, atendente]: Caller[] = []
beforeAll(async () => {
  app = await startTestApp({ work: true })
  await seedPostos(app)
  ;[a10, b20] = [await seedModelo(app, 'A10'), await seedModelo(app, 'B20')]
  ;[admin, sp, manaus, tecnico, atendente] = await Promise.all(
    ['admin', 'sp', 'manaus', 'tecnico', 'atendente'].map(app.as),
  )
})
afterAll(() => app.close())

const PECA = { codigo: 'PRF-1', descricao: 'Parafuso da tampa', tipo: 'PARAFUSO', preco: 12.9, estoque: 40 }
const clear = () => app.database.db.deleteFrom('peca').execute()
const create = async (body: object) => {
  const answer = await sp!.post('/peca', { ...PECA, ...body })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: number; versao: number; modelos: { id: number }[] }>()
}

test('S1-007 S7-094: code, kind, price, stock and the models that a part fits', async () => {
  await clear()
  const created = await create({ modelos: [{ id: b20!.id }, { id: a10!.id }, { id: a10!.id }] })
  expect(created).toMatchObject({
    ...PECA,
    modelos: [
      { id: a10!.id, codigo: 'A10', descricao: 'Modelo A10' },
      { id: b20!.id, codigo: 'B20', descricao: 'Modelo B20' },
    ],
    status: 'ATIVO',
    versao: 1,
  })
  expect((await tecnico!.get(`/peca/${created.id}`)).json()).toEqual(created)
  // The same models in another order are no change.
  const same = await sp!.put(`/peca/${created.id}`, { modelos: [{ id: b20!.id }, { id: a10!.id }] })
  expect(same.json()).toMatchObject({ versao: 1 })
  const fewer = await sp!.put(`/peca/${created.id}`, { modelos: [{ id: b20!.id }], versao: 1 })
  expect(fewer.json()).toMatchObject({ modelos: [{ codigo: 'B20' }], versao: 2 })
  const untouched = await sp!.put(`/peca/${created.id}`, { preco: 13, versao: 2 })
  expect(untouched.json()).toMatchObject({ preco: 13, modelos: [{ codigo: 'B20' }], versao: 3 })
  const unknown = await sp!.put(`/peca/${created.id}`, { modelos: [{ id: 999_999 }] })
  expect(unknown.json().messages).toMatchObject([{ fieldName: 'modelos', code: 'OPCAO_INVALIDA' }])
  const log = await sp!.get(`/api/auditlogs/by-entity-id/${created.id}?entidade=peca`)
  expect(log.json().map(({ changes }: { changes: string[] }) => changes[0])).toEqual([
    'Preço: de R$ 12,90 para R$ 13,00',
    'Modelos em que serve: de “A10, B20” para “B20”',
    'Cadastro da peça Parafuso da tampa criado',
  ])
  expect((await sp!.del(`/peca/${created.id}`)).statusCode).toBe(204)
})

test('S3-123 S3-124 S3-125: the kinds of part are these, and a part may have none', async () => {
  await clear()
  for (const [at, tipo] of ['PARAFUSO', 'PINO', 'TERMINAL', null].entries())
    expect(await create({ codigo: `P${at}`, tipo })).toMatchObject({ tipo })
  const other = await sp!.post('/peca', { ...PECA, tipo: 'COROA' })
  expect(other.json().messages).toMatchObject([{ fieldName: 'tipo', code: 'OPCAO_INVALIDA' }])
})

test('the look-up: what is made for the model, then what fits all; by code or description', async () => {
  await clear()
  await create({ codigo: 'Z', descricao: 'Aro universal' })
  await create({ codigo: 'PA', descricao: 'Parafuso', modelos: [{ id: a10!.id }] })
  await create({ codigo: 'PB', descricao: 'Parafuso longo', modelos: [{ id: b20!.id }] })
  const codes = async (query: string) =>
    (await atendente!.get(`/peca/findAll?${query}`)).json().map(({ codigo }: { codigo: string }) => codigo)
  expect(await codes(`modelo=${a10!.id}`)).toEqual(['PA', 'Z'])
  expect(await codes(`modelo=${b20!.id}&q=parafuso`)).toEqual(['PB'])
  expect(await codes('q=p')).toEqual(['PA', 'PB'])
  expect(await codes('q=universal')).toEqual(['Z'])
  const list = await atendente!.post('/peca/findByFiltro', { filter: { modelo: a10!.id } })
  expect(list.json().content.map(({ codigo }: { codigo: string }) => codigo)).toEqual(['Z', 'PA'])
  const csv = await tecnico!.post('/peca/export/CSV', { filter: { codigo: 'PA' } })
  expect(csv.body.slice(1)).toBe('Código;Descrição;Tipo;Preço;Estoque\r\nPA;Parafuso;PARAFUSO;12,90;40\r\n')
})

test('prices and stocks below nothing, and a code twice, are refused at their fields', async () => {
  await clear()
  const wrong = await sp!.post('/peca', { ...PECA, preco: -1, estoque: -1 })
  expect(wrong.json().messages).toMatchObject([{ fieldName: 'preco' }, { fieldName: 'estoque' }])
  await create({})
  const twice = await sp!.post('/peca', PECA)
  expect(twice.statusCode).toBe(409)
  expect(twice.json().messages).toMatchObject([{ fieldName: 'codigo', code: 'CODIGO_JA_USADO' }])
})

test('S6-047 S6-058: parts are changed and imported by Administrador and Assistência SP alone', async () => {
  await clear()
  for (const person of [manaus, tecnico, atendente]) {
    expect((await person!.get('/peca')).statusCode).toBe(200)
    expect((await person!.post('/peca', PECA)).statusCode).toBe(403)
    expect((await sendSheet(app, person!, 'pecas', Buffer.from('x'))).statusCode).toBe(403)
    expect((await person!.get('/importacao/pecas/modelo.xlsx')).statusCode).toBe(403)
  }
  for (const person of [admin, sp])
    expect((await person!.get('/importacao/pecas/modelo.xlsx')).statusCode).toBe(200)
})

test('S6-047: a spreadsheet brings parts with price, stock and the models by their codes', async () => {
  await clear()
  const TITULOS = ['Código', 'Descrição', 'Tipo', 'Preço', 'Estoque', 'Modelos']
  const previa = await previewOf(app, sp!, 'pecas', [
    TITULOS,
    ['P1', 'Pino', 'pino', '1,50', '12', 'a10, B20'],
    ['P2', 'Coroa', '', '89,9', '', ''],
    ['P3', 'Errada', 'Mola', 'x', '1', 'A10, C30'],
    ['P1', 'De novo', '', '1', '', ''],
  ])
  expect(errosOf(await linhasOf(sp!, previa.id)).toSorted()).toEqual([
    '4 modelos CADASTRO_DESCONHECIDO',
    '4 preco NUMERO_INVALIDO',
    '4 tipo OPCAO_INVALIDA',
    '5 codigo PLANILHA_REPETIDA',
  ])
  await start(sp!, 'pecas', previa.id)
  expect(await ended(sp!, previa.id)).toMatchObject({ gravados: 2 })
  const found = await sp!.post('/peca/findByFiltro', { filter: {}, order: 'codigo' })
  expect(found.json().content).toMatchObject([
    { codigo: 'P1', tipo: 'PINO', preco: 1.5, estoque: 12, modelos: [{ codigo: 'A10' }, { codigo: 'B20' }] },
    { codigo: 'P2', tipo: null, preco: 89.9, estoque: 0, modelos: [] },
  ])
})
