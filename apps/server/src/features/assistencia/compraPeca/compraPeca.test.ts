import type { CompraPeca } from '@app/contract/assistencia/compraPeca'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'

let app: TestApp
let postos: Awaited<ReturnType<typeof seedPostos>>
let [parafuso, coroa]: number[] = []
let [tecnico, outro, doFilho, atendente, sp, manaus]: Caller[] = []
beforeAll(async () => {
  app = await startTestApp()
  postos = await seedPostos(app)
  ;[tecnico, outro, doFilho, atendente, sp, manaus] = await Promise.all(
    ['responsavel', 'responsavel2', 'atendente.filho', 'atendente', 'sp', 'manaus'].map(app.as),
  )
  const rows = await app.database.db
    .insertInto('peca')
    .values([
      { codigo: 'PRF', descricao: 'Parafuso', preco: 2.5, estoque: 10 },
      { codigo: 'COR', descricao: 'Coroa', preco: 40, estoque: 1 },
    ])
    .returning('id')
    .execute()
  ;[parafuso, coroa] = rows.map(({ id }) => id)
})
afterAll(() => app.close())

const ascending = (a: number, b: number) => a - b
const stock = (estoque: number, id = parafuso!) =>
  app.database.db.updateTable('peca').set({ estoque }).where('id', '=', id).execute()
const stockOf = async (id = parafuso!) => (await sp!.get(`/peca/${id}`)).json<{ estoque: number }>().estoque
const itens = (...linhas: [number | undefined, number][]) =>
  linhas.map(([id, quantidade]) => ({ peca: { id }, quantidade }))
const pedir = async (by: Caller | undefined, body: object): Promise<CompraPeca> => {
  const answer = await by!.post('/compraPeca', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const act = (by: Caller | undefined, acao: string, id: number, body: object = {}) =>
  by!.put(`/compraPeca/${acao}/${id}`, body)
/** Performs acts that must all succeed. */
const walk = async (id: number, ...acts: [Caller | undefined, string, object?][]) => {
  for (const [by, acao, body] of acts) {
    const answer = await act(by, acao, id, body)
    expect(answer.statusCode, answer.body).toBe(200)
  }
}

test('S7-093: asked for, authorised, shipped out of the central stock, received', async () => {
  await stock(10)
  const compra = await pedir(tecnico, {
    posto: { id: postos.dois },
    observacoes: 'Para a bancada',
    itens: itens([parafuso, 4], [coroa, 1]),
  })
  expect(compra).toMatchObject({
    // The body's value is ignored.
    posto: { id: postos.um, nomeFantasia: 'Posto Um' },
    situacao: 'SOLICITADA',
    criadoPor: 'responsavel',
    total: 50,
    proximasAcoes: [],
    versao: 1,
    itens: [
      { peca: { codigo: 'PRF' }, quantidade: 4, preco: 2.5, estoque: 10, ordemServico: null },
      { peca: { codigo: 'COR' }, quantidade: 1, preco: 40 },
    ],
  })
  expect((await manaus!.get(`/compraPeca/${compra.id}`)).json()).toMatchObject({
    proximasAcoes: ['autorizar', 'rejeitar'],
  })
  expect((await act(manaus, 'autorizar', compra.id, { versao: 1 })).json()).toMatchObject({
    situacao: 'AUTORIZADA',
    autorizadoEm: expect.any(String),
    proximasAcoes: ['enviar', 'rejeitar'],
    versao: 2,
  })
  // A later price does not change existing lines.
  await sp!.put(`/peca/${parafuso}`, { preco: 9 })
  expect((await act(manaus, 'enviar', compra.id, { versao: 2, rastreio: 'BR123' })).json()).toMatchObject({
    situacao: 'ENVIADA',
    rastreio: 'BR123',
    total: 50,
    proximasAcoes: [],
  })
  expect(await stockOf()).toBe(6)
  expect((await tecnico!.get(`/compraPeca/${compra.id}`)).json()).toMatchObject({
    proximasAcoes: ['receber'],
  })
  expect((await act(tecnico, 'receber', compra.id, { versao: 3 })).json()).toMatchObject({
    situacao: 'RECEBIDA',
    recebidoEm: expect.any(String),
    proximasAcoes: [],
    versao: 4,
  })
  const log = await sp!.get(`/api/auditlogs/by-entity-id/${compra.id}?entidade=compraPeca`)
  expect(log.json().map(({ changes }: { changes: string[] }) => changes.join('; '))).toEqual([
    'Situação: de “Enviada” para “Recebida”',
    'Situação: de “Autorizada” para “Enviada”; Rastreio: de vazio para “BR123”',
    'Situação: de “Solicitada” para “Autorizada”',
    `Pedido de peças ${compra.id} criado`,
  ])
  const ofStock = await sp!.get(`/api/auditlogs/by-entity-id/${parafuso}?entidade=peca`)
  expect(ofStock.json().at(0).changes).toEqual(['Estoque: de 10 para 6'])
})

test('S6-028: a purchase is rejected with a reason, as long as it has not left', async () => {
  const { id } = await pedir(tecnico, { itens: itens([parafuso, 1]) })
  const without = await act(manaus, 'rejeitar', id)
  expect(without.json().messages).toMatchObject([{ fieldName: 'motivo', code: 'EMPTY_REQUIRED_FIELD' }])
  expect((await act(manaus, 'rejeitar', id, { motivo: 'Fora de linha' })).json()).toMatchObject({
    situacao: 'REJEITADA',
    motivo: 'Fora de linha',
    rejeitadoEm: expect.any(String),
  })
  for (const [acao, body] of [
    ['autorizar', {}],
    ['enviar', {}],
    ['rejeitar', { motivo: 'De novo' }],
  ] as const) {
    const again = await act(manaus, acao, id, body)
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ error: 'COMPRA_ACAO' })
  }
  expect((await act(tecnico, 'receber', id)).json().error_description).toBe(
    'Uma compra de peças na situação Rejeitada não aceita “Receber peças”.',
  )
})

test('a purchase with a part that the central workshop lacks is not shipped at all', async () => {
  await stock(5)
  await stock(1, coroa)
  const { id } = await pedir(tecnico, { itens: itens([coroa, 1], [parafuso, 3], [parafuso, 4]) })
  await walk(id, [manaus, 'autorizar'])
  const refused = await act(manaus, 'enviar', id)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().messages).toMatchObject([
    {
      fieldName: 'itens[2].quantidade',
      code: 'PECA_SEM_ESTOQUE',
      text: 'A oficina central só tem 2 desta peça.',
    },
  ])
  expect([await stockOf(), await stockOf(coroa)]).toEqual([5, 1])
  expect((await manaus!.get(`/compraPeca/${id}`)).json()).toMatchObject({ situacao: 'AUTORIZADA' })
})

test('many shipments at once never take more than the stock', async () => {
  await stock(10)
  const compras = await Promise.all(
    Array.from({ length: 8 }, () => pedir(tecnico, { itens: itens([parafuso, 3]) })),
  )
  for (const { id } of compras) await walk(id, [manaus, 'autorizar'])
  const answers = await Promise.all(compras.map(({ id }) => act(manaus, 'enviar', id)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted(ascending)).toEqual([
    ...Array<number>(3).fill(200),
    ...Array<number>(5).fill(409),
  ])
  expect(await stockOf()).toBe(1)
})

test('another post’s purchase does not exist; a habilitado’s is seen by its credenciado, not received', async () => {
  await stock(10)
  const dois = await pedir(outro, { itens: itens([parafuso, 1]) })
  const filho = await pedir(sp, { posto: { id: postos.filho }, itens: itens([parafuso, 1]) })
  for (const { id } of [dois, filho]) await walk(id, [manaus, 'autorizar'], [manaus, 'enviar'])
  expect((await tecnico!.get(`/compraPeca/${dois.id}`)).statusCode).toBe(404)
  expect((await act(tecnico, 'receber', dois.id)).statusCode).toBe(404)
  expect((await tecnico!.get(`/compraPeca/${filho.id}`)).json()).toMatchObject({ proximasAcoes: [] })
  expect((await act(tecnico, 'receber', filho.id)).statusCode).toBe(403)
  const postosFor = async (by: Caller | undefined) => {
    const page = (await by!.post('/compraPeca/findByFiltro', { filter: {}, pageSize: 100 })).json()
    return [...new Set<number>(page.content.map(({ posto }: CompraPeca) => posto.id))].toSorted(ascending)
  }
  expect(await postosFor(outro)).toEqual([postos.dois])
  expect(await postosFor(doFilho)).toEqual([postos.filho])
  expect(await postosFor(tecnico)).toEqual([postos.um, postos.filho].toSorted(ascending))
  expect(await postosFor(manaus)).toEqual([postos.um, postos.dois, postos.filho].toSorted(ascending))
})

test('S6-057: who asks, who ships, who rejects', async () => {
  await stock(10)
  const { id } = await pedir(tecnico, { itens: itens([parafuso, 1]) })
  expect((await atendente!.get(`/compraPeca/${id}`)).statusCode).toBe(200)
  expect((await atendente!.post('/compraPeca', { itens: itens([parafuso, 1]) })).statusCode).toBe(403)
  for (const acao of ['autorizar', 'enviar', 'rejeitar'])
    for (const by of [tecnico, atendente])
      expect((await act(by, acao, id, { motivo: 'x' })).statusCode, acao).toBe(403)
  await walk(id, [sp, 'autorizar'], [sp, 'enviar'])
  expect((await act(manaus, 'receber', id)).statusCode).toBe(403)
  for (const person of ['consulta', 'financeiro', 'troca']) {
    const by = await app.as(person)
    for (const acao of ['autorizar', 'enviar', 'rejeitar'])
      expect((await act(by, acao, id, { motivo: 'x' })).statusCode, `${person} ${acao}`).toBe(403)
  }
})

test('every wrong line is told; an old version is a 409 with what is there', async () => {
  const wrong = await tecnico!.post('/compraPeca', {
    itens: [
      { peca: { id: 999_999 }, quantidade: 1 },
      { peca: { id: parafuso }, quantidade: 1, ordemServico: { id: 999_999 } },
    ],
  })
  expect(wrong.json().messages).toMatchObject([
    { fieldName: 'itens[0].peca', code: 'OPCAO_INVALIDA' },
    { fieldName: 'itens[1].ordemServico', code: 'OPCAO_INVALIDA' },
  ])
  expect((await tecnico!.post('/compraPeca', { itens: [] })).json().messages).toMatchObject([
    { fieldName: 'itens', code: 'EMPTY_REQUIRED_FIELD' },
  ])
  expect((await sp!.post('/compraPeca', { itens: itens([parafuso, 1]) })).json().messages).toMatchObject([
    { fieldName: 'posto', code: 'EMPTY_REQUIRED_FIELD' },
  ])
  const { id } = await pedir(tecnico, { itens: itens([parafuso, 1]) })
  await walk(id, [manaus, 'autorizar', { versao: 1 }])
  const late = await act(sp, 'rejeitar', id, { versao: 1, motivo: 'Tarde' })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    messages: [{ code: 'VERSAO_ANTIGA' }],
    atual: { situacao: 'AUTORIZADA', versao: 2 },
    alteradoPor: 'manaus',
  })
})

test('the list finds by situation, part and post, and is exported as it is shown', async () => {
  await app.database.db
    .deleteFrom('compra_peca')
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('movimento_peca')
        .select('compra_peca_id')
        .where('compra_peca_id', 'is not', null)
        .$narrowType<{ compra_peca_id: number }>(),
    )
    .execute()
  const { id } = await pedir(tecnico, { itens: itens([parafuso, 2], [coroa, 1]) })
  await pedir(outro, { itens: itens([coroa, 1]) })
  const found = async (filter: object) =>
    (await manaus!.post('/compraPeca/findByFiltro', { filter }))
      .json()
      .content.map((one: CompraPeca) => one.id)
  expect(await found({ peca: 'prf', situacao: 'SOLICITADA' })).toEqual([id])
  expect(await found({ posto: postos.um, situacao: 'SOLICITADA' })).toEqual([id])
  expect(await found({ situacao: 'REJEITADA' })).toEqual([])
  const csv = await manaus!.post('/compraPeca/export/CSV', {
    filter: { peca: 'PRF', situacao: 'SOLICITADA' },
    fields: ['id', 'pecas', 'unidades', 'posto.nomeFantasia'],
  })
  expect(csv.body.slice(1)).toBe(`Compra;Peças;Unidades;Posto\r\n${id};"PRF, COR";3;Posto Um\r\n`)
})
