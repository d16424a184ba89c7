import { LIMITES_DO_MODELO, type ModeloProduto } from '@app/contract/registers/modeloProduto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type Caller, startTestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'

const app = await startTestApp()
const { db } = app.database
await seedPostos(app)
let sp: Caller
let marca: { id: number }
let tipoEquipamento: { id: number }
beforeAll(async () => {
  sp = await app.as('sp')
  const id = async (path: string, nome: string) => (await sp.post(path, { nome })).json<{ id: number }>().id
  marca = { id: await id('/marca', 'Aurora') }
  tipoEquipamento = { id: await id('/tipoEquipamento', 'Relógio de pulso') }
})
afterAll(app.close)

const create = async (codigo: string, more: object = {}): Promise<ModeloProduto> => {
  const body = { codigo, descricao: `Modelo ${codigo}`, marca, tipoEquipamento, ...more }
  const answer = await sp.post('/modeloProduto', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

test('S7-068 S1-008: a model has brand, kind, warranty, parts; it is read, listed, changed, exported and deleted', async () => {
  const modelo = await create('AU-1', { mesesGarantia: 24, parafusos: 4, pinos: 2, terminais: 2 })
  expect(modelo).toMatchObject({
    codigo: 'AU-1',
    marca: { id: marca.id, nome: 'Aurora' },
    tipoEquipamento: { nome: 'Relógio de pulso' },
    mesesGarantia: 24,
    parafusos: 4,
    pinos: 2,
    terminais: 2,
    foto: null,
    status: 'ATIVO',
    _links: { self: { href: `/modeloProduto/${modelo.id}` } },
  })
  expect(await create('AU-2')).toMatchObject({ mesesGarantia: 12, parafusos: 0, pinos: 0, terminais: 0 })
  expect((await sp.get(`/modeloProduto/${modelo.id}`)).json()).toEqual(modelo)
  const hal = (await sp.get('/modeloProduto?sort=codigo,desc&size=1')).json()
  expect(hal).toMatchObject({
    _embedded: { modeloProduto: [{ codigo: 'AU-2' }] },
    page: { totalElements: 2 },
  })
  const found = await sp.post('/modeloProduto/findByFiltro', { filter: { marca: marca.id, codigo: 'au-1' } })
  expect(found.json()).toMatchObject({ totalElements: 1, content: [{ id: modelo.id }] })
  const changed = await sp.put(`/modeloProduto/${modelo.id}`, { mesesGarantia: 36, versao: 1 })
  expect(changed.json()).toMatchObject({ mesesGarantia: 36, parafusos: 4, versao: 2 })
  const csv = await sp.post('/modeloProduto/export/CSV', { filter: { codigo: 'AU-1' } })
  expect(csv.body.slice(1).split('\r\n')[1]).toBe('AU-1;Modelo AU-1;Aurora;Relógio de pulso;36')
  expect((await sp.del(`/modeloProduto/${modelo.id}`)).statusCode).toBe(204)
  expect((await sp.get(`/modeloProduto/${modelo.id}`)).statusCode).toBe(404)
})

test('S8-028: a code given twice is SAME_CODE at its field', async () => {
  const { id } = await create('AU-3')
  await create('AU-4')
  for (const answer of [
    await sp.post('/modeloProduto', { codigo: ' AU-3 ', descricao: 'Outro', marca, tipoEquipamento }),
    await sp.put(`/modeloProduto/${id}`, { codigo: 'AU-4' }),
  ]) {
    expect(answer.statusCode).toBe(409)
    expect(answer.json().messages).toMatchObject([
      { fieldName: 'codigo', code: 'SAME_CODE', text: 'Código de produto já cadastrado.' },
    ])
  }
})

test('S3-123 S3-124 S3-125: at most 8 screws, 8 pins and 2 terminals, here and in the database', async () => {
  expect(LIMITES_DO_MODELO).toEqual({ PARAFUSO: 8, PINO: 8, TERMINAL: 2 })
  const { id } = await create('AU-5', { parafusos: 8, pinos: 8, terminais: 2 })
  for (const [campo, maximo] of [
    ['parafusos', 8],
    ['pinos', 8],
    ['terminais', 2],
  ] as const) {
    const answer = await sp.put(`/modeloProduto/${id}`, { [campo]: maximo + 1 })
    expect(answer.json().messages).toMatchObject([
      { fieldName: campo, code: 'VALOR_MAXIMO', params: { maximo } },
    ])
    await expect(
      db
        .updateTable('modelo_produto')
        .set({ [campo]: maximo + 1 })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow(`modelo_produto_${campo}_check`)
  }
})

test('every wrong field is told at once; a brand that is none is told at its field', async () => {
  const wrong = await sp.post('/modeloProduto', { descricao: '', mesesGarantia: 121, pinos: 1.5 })
  expect(wrong.statusCode).toBe(400)
  expect(
    wrong
      .json()
      .messages.map(({ fieldName, code }: { fieldName: string; code: string }) => [fieldName, code]),
  ).toEqual([
    ['codigo', 'EMPTY_REQUIRED_FIELD'],
    ['descricao', 'EMPTY_REQUIRED_FIELD'],
    ['marca', 'EMPTY_REQUIRED_FIELD'],
    ['tipoEquipamento', 'EMPTY_REQUIRED_FIELD'],
    ['mesesGarantia', 'VALOR_MAXIMO'],
    ['pinos', 'CAST_ERROR'],
  ])
  const unknown = { codigo: 'AU-6', descricao: 'X', marca: { id: 999_999 }, tipoEquipamento }
  expect((await sp.post('/modeloProduto', unknown)).json().messages).toMatchObject([
    { fieldName: 'marca', code: 'OPCAO_INVALIDA' },
  ])
})

test('a model in use by a watch stays; its brand and kind stay with it', async () => {
  const { id } = await create('AU-7')
  await db.insertInto('relogio').values({ modelo_produto_id: id, numero_serie: 'S7' }).execute()
  for (const [path, onde] of [
    [`/modeloProduto/${id}`, 'relógios'],
    [`/marca/${marca.id}`, 'modelos'],
    [`/tipoEquipamento/${tipoEquipamento.id}`, 'modelos'],
  ])
    expect((await sp.del(path ?? '')).json()).toMatchObject({
      error: 'REGISTRO_EM_USO',
      error_description: expect.stringContaining(`(${onde})`),
    })
})

test('S6-060: who fills an order finds the model with its warranty, and no inactive one', async () => {
  await create('AU-8', { mesesGarantia: 18 })
  await create('AU-9', { status: 'INATIVO' })
  const look = await (await app.as('atendente')).get('/modeloProduto/findAll?q=au-')
  const codes = look.json<ModeloProduto[]>().map(({ codigo }) => codigo)
  expect(codes).toContain('AU-8')
  expect(codes).not.toContain('AU-9')
  expect(look.json()).toContainEqual(expect.objectContaining({ codigo: 'AU-8', mesesGarantia: 18 }))
})

describe('the photo of a model', () => {
  const picture = async (red: number) =>
    (
      await sharp({ create: { width: 300, height: 300, channels: 3, background: { r: red, g: 0, b: 0 } } })
        .png()
        .toBuffer()
    ).toString('base64')
  const images = async () => (await db.selectFrom('imagem_tamanho').select('chave').execute()).length

  it('comes with the record, is shown by its name, replaced and taken away, its bytes with it', async () => {
    const modelo = await create('FOTO-1', { foto: { data: await picture(10) } })
    const first = modelo.foto?.id
    expect((await app.anyone.get(`/public/midia/imagem/${first}?tamanho=160`)).statusCode).toBe(200)
    const kept = await images()
    const path = `/modeloProduto/${modelo.id}`

    const same = await sp.put(path, { foto: { id: first }, versao: 1 })
    expect(same.json()).toMatchObject({ versao: 1, foto: { id: first } })
    const replaced = await sp.put(path, { foto: { data: await picture(200) }, versao: 1 })
    expect(replaced.json().foto.id).not.toBe(first)
    expect((await app.anyone.get(`/public/midia/imagem/${first}`)).statusCode).toBe(404)
    expect(await images()).toBe(kept)
    const log = await sp.get(`/api/auditlogs/by-entity-id/${modelo.id}?entidade=modeloProduto`)
    expect(log.json()[0].changes).toEqual(['Foto alterada'])

    expect((await sp.put(path, { foto: null, versao: 2 })).json()).toMatchObject({ foto: null, versao: 3 })
    expect(await images()).toBe(kept - 3)
  })

  it('goes with its model', async () => {
    const before = await images()
    const { id, foto } = await create('FOTO-2', { foto: { data: await picture(30) } })
    expect((await sp.del(`/modeloProduto/${id}`)).statusCode).toBe(204)
    expect((await app.anyone.get(`/public/midia/imagem/${foto?.id}`)).statusCode).toBe(404)
    expect(await images()).toBe(before)
  })

  it('an invalid photo is refused at its field, and the record stays as it was', async () => {
    const modelo = await create('FOTO-3')
    const body = { descricao: 'Mudou', foto: { data: Buffer.from('nada').toString('base64') } }
    const answer = await sp.put(`/modeloProduto/${modelo.id}`, body)
    expect(answer.json().messages).toMatchObject([{ fieldName: 'foto', code: 'IMAGEM_TIPO' }])
    expect((await sp.get(`/modeloProduto/${modelo.id}`)).json()).toEqual(modelo)
  })
})
