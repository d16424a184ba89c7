import { afterAll, expect, test } from 'vitest'
import { startDestinos } from '../testing/destinos.ts'

const { server, postos, admin, cliente, daEmpresa, doPosto, read } = await startDestinos()
afterAll(() => server.close())

/** Chooses from the version that holds. */
const choose = async (path: string, escolhas: object, who = admin) => {
  const { versao } = await read(path, who)
  return who.put(path, { ...escolhas, versao })
}
const refusals = (answer: { json: () => unknown }) =>
  (answer.json() as { messages: { fieldName: string; code: string }[] }).messages.map(
    ({ fieldName, code }) => [fieldName, code],
  )

test('a company chooses its addresses, each once and in small letters; the history says who', async () => {
  expect(await read(daEmpresa, cliente)).toMatchObject({
    nome: 'Cliente Um',
    podeAlterar: true,
    pedidos: [],
    estoque: [],
    integracoes: [],
    parados: [],
    versao: 1,
  })
  const saved = await choose(
    daEmpresa,
    { pedidos: [' Compras@Um.example '], estoque: ['estoque@um.example'] },
    cliente,
  )
  expect(saved.statusCode, saved.body).toBe(200)
  expect(saved.json()).toMatchObject({
    pedidos: ['compras@um.example'],
    estoque: ['estoque@um.example'],
    integracoes: [],
    versao: 2,
  })
  expect(saved.json()).not.toHaveProperty('cobrancas')
  const same = await choose(daEmpresa, { pedidos: ['compras@um.example'], cobrancas: ['a@um.example'] })
  expect(same.json(), 'nothing changed; bills are a post’s').toMatchObject({ versao: 2 })
  const history = await admin.get(`/api/auditlogs/by-entity-id/${server.clientes.um}?entidade=cliente`)
  expect(history.body).toContain('E-mails, Pedidos: de vazio para “compras@um.example”')
})

test('a bad address, one twice and too many are refused at their field', async () => {
  const bad = await choose(daEmpresa, { pedidos: ['compras@um.example', 'um arroba dois'] })
  expect([bad.statusCode, refusals(bad)]).toEqual([400, [['pedidos[1]', 'EMAIL_INVALIDO']]])
  const twice = await choose(daEmpresa, { estoque: ['a@um.example', 'b@um.example', 'A@um.example'] })
  expect(refusals(twice)).toEqual([['estoque[2]', 'CORREIO_DESTINO_REPETIDO']])
  const many = Array.from({ length: 11 }, (_, at) => `n${at}@um.example`)
  expect((await choose(daEmpresa, { pedidos: many })).statusCode).toBe(400)
  expect((await choose(daEmpresa, { pedidos: ['a@um.example\nBcc: b@dois.example'] })).statusCode).toBe(400)
  expect((await choose(daEmpresa, { outra: ['a@um.example'] })).json()).toMatchObject({
    messages: [{ code: 'CAMPO_DESCONHECIDO' }],
  })
  expect((await read(daEmpresa)).versao).toBe(2)
})

test('two who save at once from the same version: one is told, and by whom', async () => {
  const { versao } = await read(daEmpresa)
  const both = await Promise.all([
    admin.put(daEmpresa, { integracoes: ['um@um.example'], versao }),
    cliente.put(daEmpresa, { integracoes: ['dois@um.example'], versao }),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [winner, loser] = both[0].statusCode === 200 ? ['admin', both[1]] : ['cliente', both[0]]
  expect(loser.json()).toMatchObject({ alteradoPor: winner, atual: { versao: versao + 1 } })
})

test('those of another company or post learn nothing; who may not change it only looks', async () => {
  const outro = await server.as('cliente2@')
  expect((await outro.get(daEmpresa)).statusCode).toBe(404)
  expect((await choose(doPosto, {}, outro)).statusCode).toBe(404)
  const responsavel = await server.as('responsavel@')
  expect((await choose(doPosto, { cobrancas: ['contas@posto.example'] }, responsavel)).json()).toMatchObject({
    cobrancas: ['contas@posto.example'],
    documentos: [],
    chamados: [],
  })
  expect((await responsavel.get(`/correio/destinos/postoAutorizado/${postos.dois}`)).statusCode).toBe(404)
  expect((await responsavel.get(daEmpresa)).statusCode).toBe(404)
  expect((await (await server.as('atendente@')).put(doPosto, { cobrancas: [] })).statusCode).toBe(403)
  expect((await server.anyone.get(daEmpresa)).statusCode).toBe(401)
  for (const method of [admin.get, admin.put, admin.post] as const)
    expect((await method('/correio/destinos/cliente/999999', {})).statusCode).toBe(404)
})
