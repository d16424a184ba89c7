import { randomUUID } from 'node:crypto'
import type { FilaConferencia, PedidoConferencia } from '@app/contract/armazem/conferencia'
import type { PedidoSeparacao } from '@app/contract/armazem/separacao'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { linha, useStocked } from '../pedido/testing/warehouse.ts'

const warehouse = useStocked()
const ligar = (separacaoScanner: boolean, conferenciaScanner: boolean) =>
  warehouse.admin.post('/configuracoes', {
    tempoSeparacao: 4,
    tempoFaturar: 4,
    separacaoScanner,
    conferenciaScanner,
  })
beforeEach(async () => {
  await ligar(true, true)
  await esvaziar(warehouse.admin)
})

const codeOf = (answer: { json: () => { error: string } }) => answer.json().error
const etapaOf = async (id: number) => (await warehouse.admin.get(`/pedidos/${id}`)).json().etapa
const textosDe = async (id: number) => (await warehouse.historyOf(id)).flat()
const minha = async (quem: Caller) => (await quem.get('/conferencia/minha')).json<PedidoConferencia[]>()
const esvaziar = async (quem: Caller) => {
  for (const { pedido } of await minha(quem)) await quem.post(`/conferencia/${pedido}/devolver`)
}
const ato = (quem: Caller, id: number, nome: string, body?: object, headers = {}) =>
  quem.post(`/conferencia/${id}/${nome}`, body, headers)
const contar = (id: number, quantidade = 1, more: object = {}, headers = {}) =>
  ato(
    warehouse.admin,
    id,
    'ler',
    { saldo: warehouse.lote.saldoId, codigo: 'A', quantidade, volume: 1, ...more },
    headers,
  )

/** An order that `operador` has picked whole. */
const separado = async (quantidade = 3, more: ReturnType<typeof linha>[] = []) => {
  const { lote, cliente, operador } = warehouse
  const { id } = await warehouse.create(cliente, [linha(lote, quantidade), ...more], { concluido: true })
  await operador.post('/separacao/tomar', { pedidos: [id] })
  const found = (await operador.get('/separacao/minha'))
    .json<PedidoSeparacao[]>()
    .find(({ pedido }) => pedido === id)
  for (const { saldo, codigoProduto, quantidade: quer } of found?.linhas ?? [])
    await operador.post(`/separacao/${id}/ler`, { saldo, codigo: codigoProduto, quantidade: quer })
  expect((await operador.post(`/separacao/${id}/terminar`)).json()).toMatchObject({
    situacao: 'EM_SEPARACAO',
  })
  return id
}
const tomado = async (quantidade = 3) => {
  const id = await separado(quantidade)
  expect((await ato(warehouse.admin, id, 'tomar')).statusCode).toBe(200)
  return id
}

describe('switched off', () => {
  test('picking moves the order on by itself, and nobody checks', async () => {
    const id = await separado()
    await ligar(true, false)
    for (const answer of [await warehouse.admin.get('/conferencia'), await ato(warehouse.admin, id, 'tomar')])
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'PASSO_DESLIGADO'])
    expect((await warehouse.admin.get('/user/me')).json().passos).toEqual(['separacao'])
    const { lote, operador } = warehouse
    const outro = (await warehouse.create(warehouse.cliente, [linha(lote, 1)], { concluido: true })).id
    await operador.post('/separacao/tomar', { pedidos: [outro] })
    await operador.post(`/separacao/${outro}/ler`, { saldo: lote.saldoId, codigo: 'A', quantidade: 1 })
    expect((await operador.post(`/separacao/${outro}/terminar`)).json().situacao).toBe('A_FATURAR')
  })

  test('on, the session names the step for who may do it; a client does not', async () => {
    expect((await warehouse.admin.get('/user/me')).json().passos).toEqual(['separacao', 'conferencia'])
    expect((await warehouse.cliente.get('/user/me')).json()).not.toHaveProperty('passos')
    expect((await warehouse.cliente.get('/conferencia')).statusCode).toBe(403)
  })

  test('without picking by scanner, what is moved by hand waits for the check', async () => {
    const { lote, cliente, operador } = warehouse
    const { id } = await warehouse.create(cliente, [linha(lote, 1)], { concluido: true })
    await warehouse.save(operador, id, { status: 'EM_SEPARACAO' })
    expect(codeOf(await ato(warehouse.admin, id, 'tomar'))).toBe('CONFERENCIA_NAO_ESPERA')
    await ligar(false, true)
    expect((await ato(warehouse.admin, id, 'tomar')).statusCode).toBe(200)
    await ato(warehouse.admin, id, 'fechar')
    expect(codeOf(await ato(warehouse.admin, id, 'voltar'))).toBe('CONFERENCIA_SEM_SEPARACAO')
  })
})

describe('one order', () => {
  test('counted blind, packed and finished: it moves by itself, and the history tells each step', async () => {
    const id = await tomado()
    const [antes] = await minha(warehouse.admin)
    expect(antes).toMatchObject({ pedido: id, contagem: [], volumes: [], completo: false, diferencas: null })
    expect(antes?.linhas[0]).not.toHaveProperty('quantidade')
    expect((await contar(id, 2)).json()).toMatchObject({ completo: false })
    const fechado = await ato(warehouse.admin, id, 'volume', { numero: 1, peso: 9.8 })
    expect(fechado.json().volumes).toEqual([{ numero: 1, peso: 9.8, fechado: true }])
    expect(codeOf(await contar(id))).toBe('CONFERENCIA_VOLUME')
    expect((await contar(id, 1, { volume: 2 })).json()).toMatchObject({ completo: true })
    expect(codeOf(await ato(warehouse.admin, id, 'terminar'))).toBe('CONFERENCIA_VOLUME_ABERTO')
    await ato(warehouse.admin, id, 'volume', { numero: 2, peso: 12.4 })
    expect((await ato(warehouse.admin, id, 'terminar')).json()).toEqual({ pedido: id, situacao: 'A_FATURAR' })
    expect(await etapaOf(id)).toBe('A_FATURAR')
    expect(await textosDe(id)).toEqual(
      expect.arrayContaining([
        'Conferência tomada da fila',
        'Volume 1 fechado: 9,8 kg',
        'Conferência terminada: 2 volumes, 22,2 kg',
        'Situação: de Em separação para Conferido aguardando faturamento',
      ]),
    )
    expect((await warehouse.admin.get(`/conferencia/${id}/volumes`)).json()).toMatchObject({
      pedido: id,
      volumes: [
        { numero: 1, peso: 9.8 },
        { numero: 2, peso: 12.4 },
      ],
    })
    expect(await minha(warehouse.admin)).toEqual([])
  })

  test('the picker does not check the own work; the queue says so', async () => {
    const id = await separado()
    expect(codeOf(await ato(warehouse.operador, id, 'tomar'))).toBe('CONFERENCIA_MESMA_PESSOA')
    const fila = (await warehouse.operador.get('/conferencia')).json<FilaConferencia[]>()
    expect(fila.find(({ pedido }) => pedido === id)).toMatchObject({
      separei: true,
      conferente: null,
      linhas: 1,
    })
  })

  test('an order that is still picked does not wait; one person checks one order at a time', async () => {
    const { id } = await warehouse.create(warehouse.cliente, [linha(warehouse.lote, 1)], { concluido: true })
    expect(codeOf(await ato(warehouse.admin, id, 'tomar'))).toBe('CONFERENCIA_NAO_ESPERA')
    const first = await tomado()
    const second = await separado()
    expect(codeOf(await ato(warehouse.admin, second, 'tomar'))).toBe('CONFERENCIA_UMA')
    expect((await ato(warehouse.admin, first, 'tomar')).json()).toHaveLength(1)
  })

  test.each([
    ['B', 'LEITURA_PRODUTO'],
    ['(01)07891000315508(10)L1', 'LEITURA_ILEGIVEL'],
    [null, 'LEITURA_ILEGIVEL'],
  ])('the code %s adds nothing: %s', async (codigo, code) => {
    const id = await tomado()
    expect(codeOf(await contar(id, 1, { codigo }))).toBe(code)
    expect((await minha(warehouse.admin))[0]?.contagem).toEqual([])
  })

  test('a volume gives back no more than it holds, is not closed empty, and is numbered without holes', async () => {
    const id = await tomado()
    await contar(id, 2)
    expect(codeOf(await contar(id, -3, { codigo: null }))).toBe('CONFERENCIA_MENOS')
    expect((await contar(id, -2, { codigo: null })).json().contagem).toEqual([])
    expect(codeOf(await ato(warehouse.admin, id, 'volume', { numero: 1, peso: 1 }))).toBe(
      'CONFERENCIA_VOLUME_VAZIO',
    )
    expect(codeOf(await contar(id, 1, { volume: 3 }))).toBe('CONFERENCIA_VOLUME')
    expect((await ato(warehouse.admin, id, 'volume', { numero: 1, peso: 0 })).statusCode).toBe(400)
  })

  test('given back, the next person counts anew', async () => {
    const id = await tomado()
    await contar(id, 3)
    expect((await ato(warehouse.admin, id, 'devolver')).json()).toEqual([])
    expect(codeOf(await contar(id))).toBe('CONFERENCIA_DE_OUTRO')
    expect((await ato(warehouse.admin, id, 'tomar')).json()[0]).toMatchObject({ contagem: [], volumes: [] })
  })
})

describe('what differs', () => {
  test('is shown only when the count is closed, and holds the end up until it is counted again', async () => {
    const id = await tomado()
    await contar(id, 2)
    expect(codeOf(await ato(warehouse.admin, id, 'terminar'))).toBe('CONFERENCIA_DIFERENCA')
    expect(codeOf(await ato(warehouse.admin, id, 'voltar'))).toBe('CONFERENCIA_DIFERENCA')
    await ato(warehouse.admin, id, 'volume', { numero: 1, peso: 2 })
    const saldo = warehouse.lote.saldoId
    expect((await ato(warehouse.admin, id, 'fechar')).json().diferencas).toEqual([
      { saldo, quantidade: 3, contado: 2 },
    ])
    expect(await textosDe(id)).toContain(
      'Diferença na conferência: A Produto A lote L1 (validade 31/01/2027), 3 un no pedido, 2 na contagem',
    )
    expect((await ato(warehouse.admin, id, 'recontar', { saldo })).json()).toMatchObject({
      contagem: [],
      diferencas: null,
      volumes: [{ numero: 1, fechado: false }],
    })
    expect((await contar(id, 3)).json()).toMatchObject({ completo: true })
  })

  test('the order returns to picking with the counted quantities on the trolley, whether too few or too many', async () => {
    const { operador, outro, lote } = warehouse
    const id = await separado(3, [linha(outro, 2)])
    await ato(warehouse.admin, id, 'tomar')
    await contar(id, 1)
    await contar(id, 5, { saldo: outro.saldoId, codigo: 'B' })
    await ato(warehouse.admin, id, 'fechar')
    expect((await ato(warehouse.admin, id, 'voltar')).statusCode).toBe(200)
    await operador.post('/separacao/tomar', { pedidos: [id] })
    const linhas = (await operador.get('/separacao/minha'))
      .json<PedidoSeparacao[]>()
      .find(({ pedido }) => pedido === id)?.linhas
    const of = (saldo: number) => linhas?.find((one) => one.saldo === saldo)
    expect(of(lote.saldoId)).toMatchObject({ quantidade: 3, separado: 1 })
    expect(of(outro.saldoId)).toMatchObject({ quantidade: 2, separado: 5 })
    expect(codeOf(await operador.post(`/separacao/${id}/terminar`))).toBe('SEPARACAO_SOBRA')
    expect(await textosDe(id)).toContain('Devolvido à separação pela conferência: 2 diferenças')
    await operador.post(`/separacao/${id}/devolver`)
  })
})

describe('at the same time', () => {
  test('two people: one takes it, the other is told', async () => {
    const { admin } = warehouse
    const id = await separado(1)
    const terceiro = await warehouse.as('operador')
    await warehouse.db
      .updateTable('separacao')
      .set({ separador_id: null, tomada_em: null })
      .where('pedido_id', '=', id)
      .execute()
    const answers = await Promise.all([ato(admin, id, 'tomar'), ato(terceiro, id, 'tomar')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const late = answers.find(({ statusCode }) => statusCode === 409)
    expect(late && codeOf(late)).toBe('CONFERENCIA_TOMADA')
    await esvaziar(terceiro)
  })

  test('the same reading sent twice, together or later, counts once', async () => {
    const id = await tomado()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => contar(id, 1, {}, headers)
    await Promise.all([send(), send()])
    await send()
    expect((await minha(warehouse.admin))[0]?.contagem).toMatchObject([{ volume: 1, quantidade: 1 }])
  })

  test('two readings of one lot both count', async () => {
    const id = await tomado()
    await Promise.all([contar(id), contar(id)])
    expect((await minha(warehouse.admin))[0]?.contagem).toMatchObject([{ volume: 1, quantidade: 2 }])
  })

  test('a cancelled order takes no more readings and leaves the hands', async () => {
    const id = await tomado()
    await warehouse.admin.put(`/pedidos/${id}`, { status: 'CANCELADO' })
    expect(codeOf(await contar(id))).toBe('CONFERENCIA_SAIU')
    expect((await minha(warehouse.admin))[0]).toMatchObject({ pedido: id, situacao: 'CANCELADO' })
    expect((await ato(warehouse.admin, id, 'devolver')).json()).toEqual([])
  })

  test('moved back by hand after its check, an order is checked anew', async () => {
    const id = await tomado(1)
    await contar(id)
    await ato(warehouse.admin, id, 'volume', { numero: 1, peso: 1 })
    await ato(warehouse.admin, id, 'terminar')
    await warehouse.save(warehouse.admin, id, { status: 'EM_SEPARACAO' })
    expect((await ato(warehouse.admin, id, 'tomar')).json()[0]).toMatchObject({ pedido: id, contagem: [] })
  })
})
