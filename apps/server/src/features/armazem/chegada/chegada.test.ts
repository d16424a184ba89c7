import { randomUUID } from 'node:crypto'
import type { Chegada, FilaChegada, Recebimento } from '@app/contract/armazem/chegada'
import type { NotaResumo } from '@app/contract/armazem/nota'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { LOTES, recebimentosDe } from '../nota/testing/recebimento.ts'
import { codeOf, ok, startChegada } from './testing/chegada.ts'

const chegada = await startChegada()
const { notas, admin, operador, ligar, ato, contar, fechar, terminar, tomada, inspecoes, historico } = chegada
const { receive, stock } = recebimentosDe(notas)
afterAll(notas.server.close)
let produto = 0
let outro = 0
beforeEach(async () => {
  await notas.forget()
  await ligar(true)
  produto = await notas.createProduto(`P-${randomUUID().slice(0, 8)}`)
  outro = await notas.createProduto(`Q-${randomUUID().slice(0, 8)}`)
})

const minha = async (id: number, quem = operador) => ok(await quem.get(`/chegada/${id}`)).json<Chegada>()
const semMotivo = (answer: { json: () => { messages: { fieldName: string }[] } }) =>
  answer.json().messages.map(({ fieldName }) => fieldName)

describe('switched off', () => {
  test('nobody counts, and a note is received as before; on, it is received only by counting', async () => {
    const { id } = await notas.salvar('ok-5905-1-item', [{ id: produto }])
    expect(codeOf(await receive(id, { produtos: [{ lotes: LOTES(100) }] }))).toBe('CHEGADA_CONTAR')
    expect((await admin.get(`/notas/${id}`)).json()).toMatchObject({
      contaChegada: true,
      chegada: { conferente: null, divergencias: null },
    })
    const listed = async () =>
      (await admin.post('/notas/findByFiltro', { page: 0, pageSize: 10 }))
        .json<{ content: NotaResumo[] }>()
        .content.find((nota) => nota.id === id)?.contaChegada
    expect(await listed()).toBe(true)
    await ligar(false)
    expect(await listed()).toBe(false)
    expect(codeOf(await operador.get('/chegada'))).toBe('PASSO_DESLIGADO')
    expect(codeOf(await ato(operador, id, 'tomar'))).toBe('PASSO_DESLIGADO')
    ok(await receive(id, { produtos: [{ lotes: LOTES(100) }] }))
    expect(await stock(produto)).toEqual([['L1', '2027-05-01', 100]])
  })

  test('a client counts nothing', async () => {
    const { id } = await notas.salvar('ok-5905-1-item', [{ id: produto }])
    const cliente = await notas.server.as('cliente')
    expect((await ato(cliente, id, 'tomar')).statusCode).toBe(403)
    expect((await cliente.get('/chegada')).statusCode).toBe(403)
  })
})

describe('counting a note', () => {
  test('blind, it hides the quantities until the count is closed; equal to the note it enters as counted', async () => {
    const id = await tomada('ok-5905-1-item', [{ id: produto }])
    const before = await minha(id)
    expect(before).toMatchObject({ cega: true, comigo: true, divergencias: null })
    expect(before.linhas).toMatchObject([{ esperado: null, contado: [] }])
    ok(await contar(operador, id, 60))
    ok(await contar(operador, id, 40))
    expect(await fechar(operador, id)).toMatchObject({ divergencias: [], linhas: [{ esperado: 100 }] })
    ok(await terminar(operador, id))
    expect(await stock(produto)).toEqual([['L1', '2027-05-01', 100]])
    const rows = await notas.db
      .selectFrom('movimento')
      .select(['tipo', 'fisico'])
      .where('nota_id', '=', id)
      .execute()
    expect(rows).toEqual([{ tipo: 'ENTRADA', fisico: 100 }])
    expect((await admin.get(`/notas/${id}`)).json()).toMatchObject({
      situacao: 'recebida',
      chegada: { divergencias: 0 },
    })
    expect(await historico(id)).toEqual(
      expect.arrayContaining([
        'Contagem da chegada começada, às cegas',
        'Chegada contada: igual à nota',
        'Recebimento confirmado: 1 linha no estoque',
      ]),
    )
  })

  test('where the settings show the quantities a person may still count blind', async () => {
    await ligar(true, false)
    const { id } = await notas.salvar('ok-5905-1-item', [{ id: produto }])
    expect(ok(await ato(operador, id, 'tomar')).json()).toMatchObject({
      cega: false,
      linhas: [{ esperado: 100 }],
    })
    ok(await ato(operador, id, 'devolver'))
    const blind = ok(await ato(operador, id, 'tomar', { cega: true })).json()
    expect(blind).toMatchObject({ cega: true, linhas: [{ esperado: null }] })
  })

  test('what is missing, damaged and in another lot needs its reason; what was counted enters', async () => {
    const cliente = await notas.server.as('cliente')
    const id = await tomada('ok-rastro-lotes', [{ id: produto }, { id: outro }, { id: produto }])
    const [primeira] = (await minha(id)).linhas
    expect(primeira?.lotes.map(({ lote, quantidade }) => [lote, quantidade])).toEqual([
      ['L2026-07A', null],
      ['L2026-09B', null],
      ['L2026-09C', null],
    ])
    const lote = (nome: string, validade: string, quantidade: number, more = {}) =>
      contar(operador, id, quantidade, { lote: nome, validade, ...more })
    ok(await lote('L2026-07A', '2027-07-01', 50))
    ok(await lote('L2026-09B', '2028-08-01', 28))
    ok(await lote('L2026-09C', '2028-09-01', 10, { avaria: true }))
    ok(await lote('LX', '2028-09-01', 5))
    ok(await contar(operador, id, 12, { posicao: 1, lote: '000777', validade: '2027-03-02' }))
    ok(await contar(operador, id, 101, { posicao: 2, lote: 'Z', validade: null }))
    const fechada = await fechar(operador, id)
    expect(fechada.divergencias).toEqual([
      { posicao: 0, tipo: 'FALTA', quantidade: 7 },
      { posicao: 0, tipo: 'AVARIA', quantidade: 10 },
      { posicao: 0, tipo: 'OUTRO_LOTE', quantidade: 5 },
      { posicao: 2, tipo: 'SOBRA', quantidade: 1 },
    ])
    expect(semMotivo(await terminar(operador, id))).toHaveLength(4)
    const motivo = (posicao: number, tipo: string, dele: string, observacao?: string) => ({
      posicao,
      tipo,
      motivo: dele,
      observacao,
    })
    const motivos = [
      motivo(0, 'FALTA', 'TRANSPORTE'),
      motivo(0, 'AVARIA', 'EMBALAGEM', 'caixa molhada'),
      motivo(0, 'OUTRO_LOTE', 'EMITENTE'),
    ]
    const outroMotivo = await terminar(operador, id, [...motivos, motivo(2, 'SOBRA', 'OUTRO')])
    expect(semMotivo(outroMotivo)).toEqual(['divergencias[2.SOBRA].observacao'])
    const demais = motivo(1, 'FALTA', 'EMITENTE')
    const todos = [...motivos, motivo(2, 'SOBRA', 'OUTRO', 'veio um brinde')]
    expect(codeOf(await terminar(operador, id, [...todos, demais]))).toBe('CHEGADA_MUDOU')
    ok(await terminar(operador, id, todos, { observacao: 'O motorista assinou.' }))
    expect(await stock(produto)).toEqual([
      ['L2026-07A', '2027-07-01', 50],
      ['L2026-09B', '2028-08-01', 28],
      ['L2026-09C', '2028-09-01', 10],
      ['LX', '2028-09-01', 5],
      ['Z', null, 101],
    ])
    expect((await inspecoes()).abertas).toMatchObject([
      { origem: 'AVARIA', lote: 'L2026-09C', quantidade: 10, minha: false },
    ])
    expect(await historico(id)).toContain(
      `Avaria na chegada: ${primeira?.codigoProduto}, 10 un (Embalagem aberta ou rasgada: caixa molhada)`,
    )
    // The client is told, without who of the warehouse counted.
    const dela = ok(await cliente.get(`/chegada/divergencias/${id}`)).json<Recebimento>()
    expect(dela).toMatchObject({ recebidaPor: null, observacao: 'O motorista assinou.' })
    expect(dela.divergencias).toHaveLength(4)
    const lista = ok(await cliente.get('/chegada/divergencias')).json()
    expect(lista).toMatchObject([{ nota: id, divergencias: 4 }])
    const outra = await notas.server.as('cliente2')
    expect((await outra.get(`/chegada/divergencias/${id}`)).statusCode).toBe(404)
    expect(ok(await outra.get('/chegada/divergencias')).json()).toEqual([])
    const fatos = await notas.db
      .selectFrom('notificacao_fato')
      .select(['tipo', 'cliente_id', 'link'])
      .where('tipo', '=', 'NOTA_DIVERGENTE')
      .execute()
    expect(fatos).toEqual([
      { tipo: 'NOTA_DIVERGENTE', cliente_id: notas.um, link: `/chegada/divergencias/${id}` },
    ])
  })

  test('nothing at all of a line may be there', async () => {
    const id = await tomada('ok-5905-1-item', [{ id: produto }])
    await fechar(operador, id)
    ok(await terminar(operador, id, [{ posicao: 0, tipo: 'FALTA', motivo: 'EMITENTE' }]))
    expect(await stock(produto)).toEqual([])
  })

  test.each([
    ['another product', { codigo: 'OUTRO-PRODUTO' }, 1, 'LEITURA_PRODUTO'],
    ['an unreadable label', { codigo: '(01)07891000315508' }, 1, 'LEITURA_ILEGIVEL'],
    ['a part of a whole piece', {}, 0.5, 'QUANTIDADE_INTEIRA'],
    ['less than nothing', {}, -1, 'CHEGADA_MENOS'],
    ['a line that is not there', { posicao: 7 }, 1, 'CHEGADA_LINHA'],
  ])('%s does not count', async (_name, more, quantidade, code) => {
    const id = await tomada('ok-5905-1-item', [{ id: produto }])
    expect(codeOf(await contar(operador, id, quantidade, more))).toBe(code)
    expect((await minha(id)).linhas[0]?.contado).toEqual([])
  })

  test('a wrong reading is taken off, a line is counted anew, and a count after the closing opens it', async () => {
    const id = await tomada('ok-5905-1-item', [{ id: produto }])
    ok(await contar(operador, id, 3))
    ok(await contar(operador, id, -3))
    expect((await minha(id)).linhas[0]?.contado).toEqual([])
    ok(await contar(operador, id, 100))
    await fechar(operador, id)
    expect(ok(await contar(operador, id, 1)).json()).toMatchObject({ divergencias: null })
    expect(codeOf(await terminar(operador, id))).toBe('CHEGADA_ABERTA')
    ok(await ato(operador, id, 'recontar', { posicao: 0 }))
    expect((await minha(id)).linhas[0]?.contado).toEqual([])
  })
})

describe('several people', () => {
  test('one counts a note, and one note at a time; it goes back with what was counted', async () => {
    const id = await tomada('ok-5905-1-item', [{ id: produto }])
    ok(await contar(operador, id, 7))
    expect(codeOf(await ato(admin, id, 'tomar'))).toBe('CHEGADA_TOMADA')
    expect(codeOf(await contar(admin, id, 1))).toBe('CHEGADA_DE_OUTRO')
    const { id: segunda } = await notas.salvar('ok-rastro-lotes', [
      { id: produto },
      { id: outro },
      { id: produto },
    ])
    expect(codeOf(await ato(operador, segunda, 'tomar'))).toBe('CHEGADA_UMA')
    const fila = ok(await operador.get('/chegada')).json<FilaChegada>()
    expect(fila.notas).toMatchObject([
      { nota: id, comigo: true, contadas: 1, linhas: 1 },
      { nota: segunda, comigo: false, conferente: null, contadas: 0 },
    ])
    ok(await ato(operador, id, 'devolver'))
    ok(await ato(admin, id, 'tomar'))
    expect((await minha(id, admin)).linhas[0]?.contado).toMatchObject([{ quantidade: 7 }])
  })

  test('two take it at once, one has it; a reading sent twice counts once; two ends, one receipt', async () => {
    const { id } = await notas.salvar('ok-5905-1-item', [{ id: produto }])
    const taken = await Promise.all([ato(operador, id, 'tomar'), ato(admin, id, 'tomar')])
    expect(taken.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const quem = taken[0].statusCode === 200 ? operador : admin
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => contar(quem, id, 100, {}, headers)
    for (const answer of [...(await Promise.all([send(), send()])), await send()]) ok(answer)
    expect((await minha(id, quem)).linhas[0]?.contado).toMatchObject([{ quantidade: 100 }])
    await fechar(quem, id)
    const ends = await Promise.all([terminar(quem, id), terminar(quem, id)])
    expect(ends.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await stock(produto)).toEqual([['L1', '2027-05-01', 100]])
  })

  test('while it is counted nobody changes its lines; cancelled by its issuer, nothing more counts', async () => {
    const id = await tomada('ok-5905-1-item', [{ id: produto }])
    const changed = await admin.put(`/notas/${id}`, { produtos: [{ fator: 2 }] })
    expect(codeOf(changed)).toBe('CHEGADA_EM_CONTAGEM')
    await notas.db
      .updateTable('nota')
      .set({ cancelada_em: '2026-11-26T12:00:00Z' })
      .where('id', '=', id)
      .execute()
    expect(codeOf(await contar(operador, id, 1))).toBe('NOTA_CANCELADA')
  })

  test('a note whose effect is still asked for is not counted', async () => {
    const { id } = await notas.salvar('ok-5905-1-item', [{ id: produto }])
    await notas.db.updateTable('nota_item').set({ efeito: 'fiscal' }).where('nota_id', '=', id).execute()
    expect(codeOf(await ato(operador, id, 'tomar'))).toBe('CHEGADA_NAO_ESPERA')
  })
})

describe('undoing', () => {
  test('the receipt is taken back, its differences with it, and what was counted waits to be counted on', async () => {
    const id = await tomada('ok-5905-1-item', [{ id: produto }])
    ok(await contar(operador, id, 98))
    await fechar(operador, id)
    ok(await terminar(operador, id, [{ posicao: 0, tipo: 'FALTA', motivo: 'EMITENTE' }]))
    ok(await notas.post(`/${id}/estorno`, { motivo: 'Achamos duas' }))
    expect(await stock(produto)).toEqual([['L1', '2027-05-01', 0]])
    expect((await admin.get(`/chegada/divergencias/${id}`)).statusCode).toBe(404)
    ok(await ato(operador, id, 'tomar'))
    ok(await contar(operador, id, 2))
    expect((await fechar(operador, id)).divergencias).toEqual([])
    ok(await terminar(operador, id))
    expect(await stock(produto)).toEqual([['L1', '2027-05-01', 100]])
  })
})

describe('photos', () => {
  const PNG =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

  test('the same one once, by who counts; its client sees it; ended, it is proof', async () => {
    const cliente = await notas.server.as('cliente')
    const id = await tomada('ok-5905-1-item', [{ id: produto }])
    const fotos = [{ filename: 'caixa.png', data: PNG }]
    const send = (quem = operador) => ato(quem, id, 'fotos', { posicao: 0, fotos })
    const [foto] = ok(await send()).json<{ id: number }[]>()
    expect(ok(await send()).json()).toHaveLength(1)
    expect(codeOf(await send(admin))).toBe('CHEGADA_DE_OUTRO')
    const pdf = { filename: 'nf.pdf', data: Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64') }
    expect((await ato(operador, id, 'fotos', { posicao: 0, fotos: [pdf] })).statusCode).toBe(400)
    ok(await contar(operador, id, 100))
    await fechar(operador, id)
    ok(await terminar(operador, id))
    expect((await cliente.get(`/chegada/fotos/${foto?.id}`)).rawPayload.toString('base64')).toBe(PNG)
    expect(codeOf(await operador.del(`/chegada/fotos/${foto?.id}`))).toBe('CHEGADA_DE_OUTRO')
  })

  test('a wrong one goes while it is counted', async () => {
    const id = await tomada('ok-5905-1-item', [{ id: produto }])
    const fotos = [{ filename: 'caixa.png', data: PNG }]
    const [foto] = ok(await ato(operador, id, 'fotos', { posicao: 0, fotos })).json<{ id: number }[]>()
    expect(ok(await operador.del(`/chegada/fotos/${foto?.id}`)).json()).toEqual([])
  })
})
