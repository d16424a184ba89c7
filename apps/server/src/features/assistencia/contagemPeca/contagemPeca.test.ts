import type { ContagemPeca } from '@app/contract/assistencia/contagemPeca'
import { afterAll, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
const { app, atendente, tecnico, act, done, orcada, linhaServico, linhaPeca } = bancada
const [sp, doFilho, alheio] = await Promise.all(['sp', 'atendente.filho', 'responsavel2'].map(app.as))
afterAll(app.close)

let count = 0
type Peca = { id: number; codigo: string; estoque: number }

/** A part of its own, stocked by the post. */
const stocked = async (quantidade: number): Promise<Peca> => {
  const codigo = `CNT-${(count += 1)}`
  const { id } = (await sp!.post('/peca', { codigo, descricao: `Peça ${codigo}`, preco: 10 })).json()
  const answer = await tecnico.post('/estoquePeca', {
    peca: { id },
    quantidade,
    minimo: 0,
    motivo: 'Contagem inicial',
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return { id, codigo, estoque: answer.json<{ id: number }>().id }
}
const open = async (...pecas: Peca[]): Promise<ContagemPeca> => {
  const answer = await atendente.post('/contagemPeca', {
    descricao: 'Gaveta 3',
    pecas: pecas.map(({ id }) => ({ id })),
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const itemOf = (contagem: ContagemPeca, { id }: Peca) => {
  const item = contagem.itens.find(({ peca }) => peca.id === id)
  if (!item) throw new Error('the part is counted')
  return item
}
const contar = (
  contagem: ContagemPeca,
  peca: Peca,
  contado: number | null,
  esperado: number | null = null,
  by: Caller = atendente,
) =>
  by.put(`/contagemPeca/contar/${contagem.id}`, {
    item: { id: itemOf(contagem, peca).id },
    contado,
    esperado,
  })
const move = (by: Caller, contagem: ContagemPeca, acao: string, body: object = {}) =>
  by.put(`/contagemPeca/${acao}/${contagem.id}`, body)
const read = async (contagem: ContagemPeca, by: Caller = tecnico): Promise<ContagemPeca> =>
  (await by.get(`/contagemPeca/${contagem.id}`)).json()
const saldo = async ({ estoque }: Peca) => {
  const { quantidade, reservado } = (await tecnico.get(`/estoquePeca/${estoque}`)).json()
  return [quantidade, reservado]
}
const motivo = 'Perda'
const ajuste = (contagem: ContagemPeca, ...pecas: Peca[]) => ({
  itens: pecas.map((peca) => ({ id: itemOf(contagem, peca).id, motivo })),
})

test('decisions 43: counted blind, compared at the moment of the count, adjusted with a reason, in the ledger with its count', async () => {
  const [a, b, c] = [await stocked(5), await stocked(3), await stocked(7)]
  const contagem = await open(a, b, c)
  expect(contagem).toMatchObject({ situacao: 'ABERTA', conta: true, proximasAcoes: ['cancelar'] })
  expect((await contar(contagem, a, 3)).statusCode).toBe(200)
  const meio = (await contar(contagem, b, 3)).json<ContagemPeca>()
  // Half finished: it stays as it is, and nobody sees a balance.
  expect(meio.itens.map(({ contado, saldo: visto }) => [contado, visto])).toEqual([
    [3, null],
    [3, null],
    [null, null],
  ])
  expect((await move(atendente, contagem, 'fechar', { versao: 1 })).statusCode).toBe(200)
  const fechada = await read(contagem)
  expect(itemOf(fechada, a)).toMatchObject({ saldo: 5, diferenca: -2, contadoPor: 'atendente' })
  expect(itemOf(fechada, b)).toMatchObject({ diferenca: 0 })
  expect(itemOf(fechada, c)).toMatchObject({ contado: null, diferenca: null })
  expect((await contar(contagem, c, 7)).json()).toMatchObject({ error: 'CONTAGEM_FECHADA' })
  // Who only counts does not adjust.
  expect((await move(atendente, contagem, 'ajustar', ajuste(contagem, a))).statusCode).toBe(403)
  expect((await move(tecnico, contagem, 'ajustar', ajuste(contagem, b))).json()).toMatchObject({
    messages: [{ fieldName: 'itens[0].id', code: 'CONTAGEM_SEM_DIFERENCA' }],
  })
  const ajustada = await move(tecnico, contagem, 'ajustar', { versao: 2, ...ajuste(contagem, a) })
  expect(ajustada.json()).toMatchObject({ situacao: 'ENCERRADA', proximasAcoes: [] })
  expect(await saldo(a)).toEqual([3, 0])
  const livro = (await tecnico.get(`/estoquePeca/${a.estoque}/movimentos`)).json()
  expect(livro._embedded.movimentos[0]).toMatchObject({
    tipo: 'AJUSTE',
    fisico: -2,
    motivo,
    usuario: 'tecnico',
    contagemPeca: contagem.id,
  })
  expect((await move(tecnico, contagem, 'ajustar', ajuste(contagem, a))).json()).toMatchObject({
    error: 'CONTAGEM_ACAO',
  })
})

test('orders go on: what they use after the count stays used, and what they hold is not taken', async () => {
  const peca = await stocked(6)
  const contagem = await open(peca)
  await contar(contagem, peca, 4)
  const linha = { ...linhaPeca, peca: { id: peca.id }, quantidade: 3, valorFinal: 30 }
  const os = await orcada([linhaServico, { ...linha, solicitarPeca: true }])
  await act(atendente, os.id, 'aprovarOrcamento', { nome: 'Dalva' })
  await done(tecnico, os.id, 'consertar', { reparo: 'Trocada' })
  expect(await saldo(peca)).toEqual([3, 0])
  await move(atendente, contagem, 'fechar')
  const outra = await orcada([linhaServico, { ...linha, solicitarPeca: true, quantidade: 2, valorFinal: 20 }])
  await act(atendente, outra.id, 'aprovarOrcamento', { nome: 'Dalva' })
  // Two are missing since the count, and two of the three left are held.
  expect((await move(tecnico, contagem, 'ajustar', ajuste(contagem, peca))).json()).toMatchObject({
    messages: [{ code: 'AJUSTE_ABAIXO', params: { reservado: '2' } }],
  })
  await done(sp!, outra.id, 'cancelar', { motivo: 'Desistiu' })
  expect((await move(tecnico, contagem, 'ajustar', ajuste(contagem, peca))).statusCode).toBe(200)
  expect(await saldo(peca)).toEqual([1, 0])
})

test('two at once: one number is kept, one adjustment is made, and two counts do not adjust one difference twice', async () => {
  const peca = await stocked(5)
  const [uma, outra] = [await open(peca), await open(peca)]
  const numbers = await Promise.all([contar(uma, peca, 4), contar(uma, peca, 3, null, tecnico)])
  expect(numbers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const kept = itemOf(await read(uma), peca).contado
  expect((await contar(uma, peca, 4, kept)).statusCode).toBe(200)
  expect((await contar(outra, peca, 4)).statusCode).toBe(200)
  for (const one of [uma, outra]) await move(atendente, one, 'fechar')
  const answers = await Promise.all([
    move(tecnico, uma, 'ajustar', ajuste(uma, peca)),
    move(tecnico, uma, 'ajustar', ajuste(uma, peca)),
    move(tecnico, outra, 'ajustar', ajuste(outra, peca)),
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await saldo(peca)).toEqual([4, 0])
  const aberta = (await read(outra)).situacao === 'CONFERENCIA' ? outra : uma
  if ((await read(aberta)).situacao === 'CONFERENCIA') {
    // It is counted again, and then nothing differs.
    await move(atendente, aberta, 'reabrir')
    expect((await contar(aberta, peca, 4, 4)).statusCode).toBe(200)
    await move(atendente, aberta, 'fechar')
    expect(itemOf(await read(aberta), peca).diferenca).toBe(0)
    expect((await move(tecnico, aberta, 'encerrar')).json()).toMatchObject({ situacao: 'ENCERRADA' })
  }
})

test('above the limit who counted does not adjust: another person does, or counts again; the responsável may', async () => {
  const responsavel = await app.as('responsavel')
  const [a, b] = [await stocked(90), await stocked(5)]
  const contagem = await open(a, b)
  await contar(contagem, a, 30, null, tecnico)
  await contar(contagem, b, 4, null, atendente)
  await move(atendente, contagem, 'fechar')
  const fechada = await read(contagem)
  expect([a, b].map((peca) => itemOf(fechada, peca).outraPessoa)).toEqual([true, false])
  expect(itemOf(await read(contagem, responsavel), a).outraPessoa).toBe(false)
  expect((await move(tecnico, contagem, 'ajustar', ajuste(contagem, a))).json()).toMatchObject({
    messages: [{ fieldName: 'itens[0].id', code: 'CONTAGEM_OUTRA_PESSOA' }],
  })
  // What somebody else counted is for this person to adjust.
  expect((await move(tecnico, contagem, 'ajustar', ajuste(contagem, b))).statusCode).toBe(200)
  expect((await move(responsavel, contagem, 'ajustar', ajuste(contagem, a))).statusCode).toBe(200)
  expect(await saldo(a)).toEqual([30, 0])

  const de = await open(a)
  await contar(de, a, 90, null, tecnico)
  await move(atendente, de, 'fechar')
  await move(atendente, de, 'reabrir')
  // The second count: the same number, by another person.
  expect((await contar(de, a, 90, 90, atendente)).statusCode).toBe(200)
  await move(atendente, de, 'fechar')
  expect((await move(tecnico, de, 'ajustar', ajuste(de, a))).statusCode).toBe(200)
})

test('counted a second time: blind and by another person, the second number counts, and what waits for it is not adjusted', async () => {
  const [a, b, igual] = [await stocked(5), await stocked(9), await stocked(4)]
  const contagem = await open(a, b, igual)
  for (const [peca, numero] of [
    [a, 3],
    [b, 7],
    [igual, 4],
  ] as const)
    await contar(contagem, peca, numero)
  await move(atendente, contagem, 'fechar')
  expect((await move(atendente, contagem, 'pedirSegunda')).json()).toMatchObject({ situacao: 'SEGUNDA' })
  const cega = await read(contagem)
  // Only what differed, without the first number, who found it, and the balance.
  expect(cega.itens.map(({ peca }) => peca.codigo)).toEqual([a.codigo, b.codigo])
  expect(cega.itens[0]).toMatchObject({
    contado: null,
    contadoPor: null,
    contadoEm: null,
    primeira: null,
    primeiraPor: null,
    saldo: null,
    diferenca: null,
  })
  expect(itemOf(await read(contagem, atendente), a).outraPessoa).toBe(true)
  expect((await contar(contagem, a, 3)).json().messages).toMatchObject([
    { fieldName: 'contado', code: 'CONTAGEM_SEGUNDA_DE_OUTRA' },
  ])
  const doIgual = { item: { id: itemOf(contagem, igual).id }, contado: 1, esperado: null }
  expect((await tecnico.put(`/contagemPeca/contar/${contagem.id}`, doIgual)).statusCode).toBe(400)
  expect((await contar(contagem, a, 2, null, tecnico)).statusCode).toBe(200)
  // Taken back, the first number stands again and is not shown; two at once keep one.
  expect((await contar(contagem, a, null, 2, tecnico)).statusCode).toBe(200)
  expect(itemOf(await read(contagem), a).contado).toBeNull()
  expect((await contar(contagem, a, 4, null, tecnico)).statusCode).toBe(200)
  expect((await contar(contagem, a, 5, null, tecnico)).statusCode).toBe(409)
  await move(atendente, contagem, 'fechar')
  const fechada = await read(contagem)
  expect(itemOf(fechada, a)).toMatchObject({
    primeira: 3,
    primeiraPor: 'atendente',
    contado: 4,
    contadoPor: 'tecnico',
    saldo: 5,
    diferenca: -1,
    esperaSegunda: false,
  })
  expect(itemOf(fechada, b)).toMatchObject({ contado: 7, primeira: null, esperaSegunda: true })
  expect(fechada.proximasAcoes).not.toContain('reabrir')
  expect((await move(tecnico, contagem, 'ajustar', ajuste(contagem, b))).json()).toMatchObject({
    messages: [{ fieldName: 'itens[0].id', code: 'CONTAGEM_ESPERA_SEGUNDA' }],
  })
  expect((await move(tecnico, contagem, 'ajustar', ajuste(contagem, a))).statusCode).toBe(200)
  expect(await saldo(a)).toEqual([4, 0])
  // What was left is counted again, finds nothing missing, and nothing is left to decide.
  await move(tecnico, contagem, 'pedirSegunda')
  expect((await read(contagem)).itens.map(({ peca }) => peca.codigo)).toEqual([b.codigo])
  await contar(contagem, b, 9, null, tecnico)
  await move(tecnico, contagem, 'fechar')
  expect((await read(contagem)).proximasAcoes).toEqual(['encerrar'])
})

test('undone: a number is taken back, a count is cancelled with a reason, and nothing moves', async () => {
  const peca = await stocked(5)
  const contagem = await open(peca)
  await contar(contagem, peca, 1)
  expect((await contar(contagem, peca, null, 1)).statusCode).toBe(200)
  expect((await move(atendente, contagem, 'fechar')).json()).toMatchObject({ error: 'CONTAGEM_ACAO' })
  expect((await move(atendente, contagem, 'cancelar', {})).statusCode).toBe(400)
  const cancelada = await move(atendente, contagem, 'cancelar', { motivo: 'Balcão cheio' })
  expect(cancelada.json()).toMatchObject({ situacao: 'CANCELADA', motivo: 'Balcão cheio', proximasAcoes: [] })
  expect((await contar(contagem, peca, 1)).statusCode).toBe(409)
  expect(await saldo(peca)).toEqual([5, 0])
})

test('a count covers a search, a place or all; an empty one is refused, and each post has its own', async () => {
  const peca = await stocked(2)
  const { versao } = (await tecnico.get(`/estoquePeca/${peca.estoque}`)).json()
  const place = await tecnico.put(`/estoquePeca/minimo/${peca.estoque}`, {
    minimo: 0,
    local: 'Gaveta Área 7',
    versao,
  })
  expect(place.json()).toMatchObject({ local: 'Gaveta Área 7' })
  const create = async (body: object, by: Caller = atendente) =>
    by.post('/contagemPeca', { descricao: 'x', ...body })
  const codes = async (body: object) =>
    (await create(body)).json<ContagemPeca>().itens.map((item) => item.peca.codigo)
  expect(await codes({ local: 'area 7' })).toEqual([peca.codigo])
  expect(await codes({ busca: peca.codigo })).toEqual([peca.codigo])
  expect((await codes({})).length).toBeGreaterThan(1)
  expect((await create({ busca: 'nada disso' })).json()).toMatchObject({
    messages: [{ fieldName: 'busca', code: 'CONTAGEM_VAZIA' }],
  })
  expect((await create({}, doFilho)).statusCode).toBe(400)
  expect((await create({}, sp)).json()).toMatchObject({ messages: [{ fieldName: 'posto' }] })
  const contagem = await open(peca)
  expect((await alheio!.get(`/contagemPeca/${contagem.id}`)).statusCode).toBe(404)
  expect((await contar(contagem, peca, 1, null, alheio)).statusCode).toBe(404)
  expect((await move(alheio!, contagem, 'cancelar', { motivo })).statusCode).toBe(404)
})
