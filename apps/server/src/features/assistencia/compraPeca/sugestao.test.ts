import type { CompraPeca, Sugestao } from '@app/contract/assistencia/compraPeca'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'
import { pecasDe } from '../ordemServico/testing/pecas.ts'

const bancada = await startBancada()
const { app, db, atendente, tecnico, act, done, orcada, read, linhaServico } = bancada
const [sp, filho] = [await app.as('sp'), await app.as('atendente.filho')]
const { pedida, rejeitar, compraDe } = pecasDe(bancada, sp)
afterAll(app.close)

let count = 0
let codigo = ''
let peca = 0

/** A part of its own, stocked by the post. */
beforeEach(async () => {
  codigo = `SUG-${(count += 1)}`
  const made = await sp.post('/peca', { codigo, descricao: `Peça ${count}`, preco: 10 })
  expect(made.statusCode, made.body).toBe(201)
  peca = made.json<{ id: number }>().id
})
const stock = async (quantidade: number, minimo: number) => {
  const answer = await tecnico.post('/estoquePeca', {
    peca: { id: peca },
    quantidade,
    minimo,
    motivo: 'Contagem inicial',
  })
  expect(answer.statusCode, answer.body).toBe(201)
}
const linha = async (by = tecnico, query = '') => {
  const { linhas } = (await by.get(`/compraPeca/sugestao${query}`)).json<Sugestao>()
  return linhas.find((one) => one.peca.id === peca)
}
const pedir = (quantidade: number, esperado: number, by = tecnico) =>
  by.post('/compraPeca/sugestao', { itens: [{ peca: { id: peca }, quantidade, esperado }] })
const numbers = async () => {
  const found = await linha()
  return found && [found.livre, found.vem, found.minimo, found.falta, found.sugerida]
}

test('S7-093: what is below its minimum is suggested less what comes; at the minimum it is not', async () => {
  await stock(2, 6)
  expect(await numbers()).toEqual([2, 0, 6, 0, 4])
  const compra = await pedir(5, 4)
  expect(compra.statusCode, compra.body).toBe(201)
  expect(compra.json()).toMatchObject({ situacao: 'SOLICITADA', itens: [{ quantidade: 5, preco: 10 }] })
  // It stays on the list as long as it is below, but nothing more is suggested.
  expect(await numbers()).toEqual([2, 5, 6, 0, 0])
  await db.updateTable('peca').set({ estoque: 50 }).execute()
  const { id } = compra.json<CompraPeca>()
  for (const [who, acao] of [
    [sp, 'autorizar'],
    [sp, 'enviar'],
    [tecnico, 'receber'],
  ] as const)
    expect((await who.put(`/compraPeca/${acao}/${id}`, {})).statusCode).toBe(200)
  expect(await linha()).toBeUndefined()
})

test('two people who order the same suggestion at once make one purchase', async () => {
  await stock(0, 3)
  const answers = await Promise.all([pedir(3, 3), pedir(3, 3, await app.as('responsavel'))])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toMatchObject({
    messages: [{ fieldName: 'itens[0].quantidade', code: 'SUGESTAO_MUDOU', params: { sugerida: '0' } }],
  })
  expect(await numbers()).toEqual([0, 3, 3, 0, 0])
})

test('a rejected part of an open order is suggested, ordered for that order, and reaches it', async () => {
  const os = await orcada([linhaServico, { ...pedida, peca: { id: peca }, quantidade: 2, valorFinal: 20 }])
  expect((await act(atendente, os.id, 'aprovarOrcamento', { nome: 'Dalva' })).statusCode).toBe(200)
  // The approval has ordered it.
  expect(await numbers()).toEqual([0, 2, 0, 2, 0])
  await rejeitar(os.id, 'Sem previsão')
  expect(await linha()).toMatchObject({ falta: 2, sugerida: 2, ordens: [{ id: os.id }] })
  const compra = (await pedir(3, 2)).json<CompraPeca>()
  expect(compra.itens.map((item) => [item.quantidade, item.ordemServico?.id ?? null])).toEqual([
    [2, os.id],
    [1, null],
  ])
  expect(await compraDe(os.id)).toMatchObject({ id: compra.id })
  await db.updateTable('peca').set({ estoque: 50 }).execute()
  await sp.put(`/compraPeca/autorizar/${compra.id}`, {})
  await sp.put(`/compraPeca/enviar/${compra.id}`, {})
  expect((await atendente.put(`/compraPeca/receber/${compra.id}`, {})).statusCode).toBe(200)
  expect((await read(os.id)).statusOS.name).toBe('AGUARDANDO_CONSERTO')
  expect(await linha()).toBeUndefined()
  await done(sp, os.id, 'cancelar', { motivo: 'Fim' })
})

test('each post has its own; staff name the post; only who repairs may order', async () => {
  await stock(0, 2)
  expect(await linha(filho)).toBeUndefined()
  expect((await sp.get('/compraPeca/sugestao')).json()).toMatchObject({
    messages: [{ fieldName: 'posto', code: 'EMPTY_REQUIRED_FIELD' }],
  })
  const { posto } = (await tecnico.get('/user/me')).json<{ posto: { id: number } }>()
  expect(await linha(sp, `?posto=${posto.id}`)).toMatchObject({ sugerida: 2 })
  expect((await pedir(2, 2, atendente)).statusCode).toBe(403)
  const twice = { peca: { id: peca }, quantidade: 1, esperado: 2 }
  expect((await tecnico.post('/compraPeca/sugestao', { itens: [twice, twice] })).json()).toMatchObject({
    messages: [{ code: 'PECA_REPETIDA' }],
  })
  await db.updateTable('peca').set({ ativo: false }).where('id', '=', peca).execute()
  expect(await linha()).toBeUndefined()
  expect((await pedir(2, 2)).json()).toMatchObject({ messages: [{ fieldName: 'itens[0].peca' }] })
})

test('the export has the columns of the screen', async () => {
  await stock(1, 4)
  const csv = await tecnico.post('/compraPeca/sugestao/export/CSV', {})
  expect(csv.statusCode, csv.body).toBe(200)
  expect(csv.body).toContain('Código;Peça;Livre;Reservado;A caminho;Mínimo;Falta às OS;Sugerida;Preço')
  expect(csv.body).toContain(`${codigo};Peça ${count};1;0;0;4;0;3;10,00`)
})
