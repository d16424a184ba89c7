import { randomUUID } from 'node:crypto'
import type { FilaSeparacao, LinhaSeparacao, PedidoSeparacao } from '@app/contract/armazem/separacao'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { linha, useStocked } from '../pedido/testing/warehouse.ts'

const warehouse = useStocked()
let outra: Caller

const ligar = async (separacao: boolean) =>
  warehouse.admin.post('/configuracoes', {
    tempoSeparacao: 4,
    tempoFaturar: 4,
    separacaoScanner: separacao,
  })
beforeAll(async () => {
  outra = warehouse.admin
})
beforeEach(() => ligar(true))

const novo = (quantidade = 3, more: object = {}) =>
  warehouse.create(warehouse.cliente, [linha(warehouse.lote, quantidade)], { concluido: true, ...more })
const tomar = (quem: Caller, ...pedidos: number[]) => quem.post('/separacao/tomar', { pedidos })
const ler = (quem: Caller, pedido: number, quantidade = 1, more: object = {}, headers = {}) =>
  quem.post(
    `/separacao/${pedido}/ler`,
    { saldo: warehouse.lote.saldoId, codigo: 'A', quantidade, ...more },
    headers,
  )
const tomado = async (quantidade = 3) => {
  const { id } = await novo(quantidade)
  expect((await tomar(warehouse.operador, id)).statusCode).toBe(200)
  return id
}
const etapaOf = async (id: number) => (await warehouse.operador.get(`/pedidos/${id}`)).json().etapa
const codeOf = (answer: { json: () => { error: string } }) => answer.json().error
const devolverTudo = async (quem: Caller) => {
  for (const { pedido } of (await quem.get('/separacao/minha')).json<PedidoSeparacao[]>())
    await quem.post(`/separacao/${pedido}/devolver`)
}
const minhaLinha = async (quem: Caller, id: number): Promise<LinhaSeparacao | undefined> =>
  (await quem.get('/separacao/minha')).json<PedidoSeparacao[]>().find(({ pedido }) => pedido === id)
    ?.linhas[0]

describe('switched off', () => {
  test('while picking by scanner is off nobody sees or takes an order, and the session has no such step', async () => {
    const { id } = await novo()
    await ligar(false)
    expect((await warehouse.operador.get('/user/me')).json()).not.toHaveProperty('passos')
    for (const answer of [
      await warehouse.operador.get('/separacao'),
      await tomar(warehouse.operador, id),
      await ler(warehouse.operador, id),
    ])
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'PASSO_DESLIGADO'])
    expect(await etapaOf(id)).toBe('CRIADO')
  })

  test('on, the session names the step for who may do it', async () => {
    expect((await warehouse.operador.get('/user/me')).json().passos).toEqual(['separacao'])
    expect((await warehouse.cliente.get('/user/me')).json()).not.toHaveProperty('passos')
    expect((await tomar(warehouse.cliente, 1)).statusCode).toBe(403)
  })
})

describe('one order', () => {
  test('taken, read to the end and finished: it moves by itself, and the history tells each step', async () => {
    const id = await tomado()
    expect(await etapaOf(id)).toBe('EM_SEPARACAO')
    expect((await ler(warehouse.operador, id, 2)).json()).toMatchObject({ separado: 2, quantidade: 3 })
    expect(codeOf(await warehouse.operador.post(`/separacao/${id}/terminar`))).toBe('SEPARACAO_INCOMPLETA')
    await ler(warehouse.operador, id)
    const answer = await warehouse.operador.post(`/separacao/${id}/terminar`)
    expect(answer.json()).toEqual({ pedido: id, situacao: 'A_FATURAR', ligado: null })
    expect((await warehouse.historyOf(id)).flat()).toEqual(
      expect.arrayContaining([
        'Separação tomada da fila',
        'Separado: A Produto A lote L1 (validade 31/01/2027), 3 un',
        'Separação terminada: 1 linha',
        'Situação: de Em separação para Conferido aguardando faturamento',
      ]),
    )
  })

  test.each([
    ['B', 'LEITURA_PRODUTO'],
    [`RETAGUARDA:LOTE:999999`, 'LEITURA_PRODUTO'],
    ['(01)07891000315508(10)L1', 'LEITURA_ILEGIVEL'],
    [null, 'LEITURA_ILEGIVEL'],
  ])('the code %s adds nothing: %s', async (codigo, code) => {
    const id = await tomado()
    const answer = await ler(warehouse.operador, id, 1, { codigo })
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, code])
    expect(await minhaLinha(warehouse.operador, id)).toMatchObject({ separado: 0 })
  })

  test('the queue names what waits, how much of it is read and who is at it; a draft is not in it', async () => {
    const [espera, rascunho] = [await novo(), await novo(1, { concluido: false })]
    const id = await tomado()
    await ler(warehouse.operador, id, 3)
    const fila = (await warehouse.operador.get('/separacao')).json<FilaSeparacao[]>()
    const of = (pedido: number) => fila.find((each) => each.pedido === pedido)
    expect(of(espera.id)).toMatchObject({ linhas: 1, prontas: 0, separador: null })
    expect(of(id)).toMatchObject({ linhas: 1, prontas: 1, separador: expect.anything() })
    expect(of(rascunho.id)).toBeUndefined()
  })

  test('an unfinished, cancelled or unknown order is not taken, nor any other asked with it', async () => {
    const [good, draft] = [await novo(), await novo(1, { concluido: false })]
    expect(codeOf(await tomar(warehouse.operador, good.id, draft.id))).toBe('SEPARACAO_NAO_ESPERA')
    expect((await tomar(warehouse.operador, good.id, 999_999_999)).statusCode).toBe(404)
    expect(await etapaOf(good.id)).toBe('CRIADO')
  })

  test('given back untouched it is Criado again; with goods on the trolley the next picker goes on', async () => {
    const untouched = await tomado()
    await warehouse.operador.post(`/separacao/${untouched}/devolver`)
    expect(await etapaOf(untouched)).toBe('CRIADO')
    const begun = await tomado()
    await ler(warehouse.operador, begun, 2)
    await warehouse.operador.post(`/separacao/${begun}/devolver`)
    expect(await etapaOf(begun)).toBe('EM_SEPARACAO')
    expect(codeOf(await ler(warehouse.operador, begun))).toBe('SEPARACAO_DE_OUTRO')
    expect((await tomar(outra, begun)).statusCode).toBe(200)
    expect((await ler(outra, begun)).json()).toMatchObject({ separado: 3 })
  })

  test('at most ten in one pair of hands', async () => {
    await devolverTudo(warehouse.operador)
    const ids: number[] = []
    for (let count = 0; count < 11; count += 1) ids.push((await novo(1)).id)
    expect((await tomar(warehouse.operador, ...ids)).statusCode).toBe(400)
    expect((await tomar(warehouse.operador, ...ids.slice(0, 10))).json()).toHaveLength(10)
    expect(codeOf(await tomar(warehouse.operador, ...ids.slice(10)))).toBe('SEPARACAO_MUITOS')
    expect(await etapaOf(ids[10] ?? 0)).toBe('CRIADO')
    await devolverTudo(warehouse.operador)
  })
})

test('the way goes by the addresses of the lots; the history of the product tells them', async () => {
  const { lote, outro, operador } = warehouse
  const place = (saldo: number, endereco: string) =>
    operador.post(`/estoque/saldos/${saldo}/endereco`, { endereco })
  expect((await place(lote.saldoId, ' c-14-2 ')).json()).toMatchObject({ endereco: 'C-14-2' })
  await place(outro.saldoId, 'C-2-1')
  expect((await place(lote.saldoId, 'C'.repeat(21))).statusCode).toBe(400)
  const { id } = await warehouse.create(warehouse.cliente, [linha(lote, 1), linha(outro, 1)], {
    concluido: true,
  })
  const answer = (await tomar(operador, id)).json<PedidoSeparacao[]>().find(({ pedido }) => pedido === id)
  expect(answer?.linhas.map(({ endereco }) => endereco)).toEqual(['C-2-1', 'C-14-2'])
  expect((await place(lote.saldoId, '')).json()).toMatchObject({ endereco: null })
  await operador.post(`/separacao/${id}/devolver`)
  await place(outro.saldoId, '')
  const changes = (
    await warehouse.admin.get(`/api/auditlogs/by-entity-id/${lote.produtoId}?entidade=produto`)
  ).body
  expect(changes).toContain('Endereço do lote: de vazio para “C-14-2”')
})

describe('what is short', () => {
  const terminarCurto = async () => {
    const id = await tomado(3)
    await ler(warehouse.operador, id)
    const saldo = warehouse.lote.saldoId
    const falta = await warehouse.operador.post(`/separacao/${id}/faltar`, { saldo, motivo: 'AVARIADO' })
    expect(falta.json()).toMatchObject({ separado: 1, falta: 2, motivo: 'AVARIADO' })
    return { id, answer: (await warehouse.operador.post(`/separacao/${id}/terminar`)).json() }
  }
  const setResto = (on: boolean) =>
    warehouse.db
      .updateTable('cliente')
      .set({ resto_em_pedido: on })
      .where('id', '=', warehouse.clientes.um)
      .execute()

  test('leaves the order and is free again', async () => {
    await setResto(false)
    const before = await warehouse.saldo(warehouse.lote.saldoId)
    const { id, answer } = await terminarCurto()
    expect(answer.ligado).toBeNull()
    const pedido = (await warehouse.operador.get(`/pedidos/${id}`)).json()
    expect(pedido.itens).toMatchObject([{ quantidade: 1 }])
    expect((await warehouse.saldo(warehouse.lote.saldoId)).reservado).toBe(before.reservado + 1)
    expect((await warehouse.historyOf(id)).flat()).toContain(
      'Faltou na separação: A Produto A lote L1 (validade 31/01/2027), 2 un (avariado)',
    )
  })

  test('becomes a linked order that holds it, where the client wants it', async () => {
    await setResto(true)
    const before = await warehouse.saldo(warehouse.lote.saldoId)
    const { id, answer } = await terminarCurto()
    const { pedido, numeroPedido } = answer.ligado
    const resto = (await warehouse.operador.get(`/pedidos/${pedido}`)).json()
    expect(resto).toMatchObject({
      numeroPedido,
      etapa: 'CRIADO',
      concluido: false,
      itens: [{ quantidade: 2 }],
    })
    expect((await warehouse.saldo(warehouse.lote.saldoId)).reservado).toBe(before.reservado + 3)
    expect((await warehouse.historyOf(id)).flat()).toContain(`O que faltou foi para o pedido ${numeroPedido}`)
    const { numeroPedido: origem } = (await warehouse.operador.get(`/pedidos/${id}`)).json()
    expect((await warehouse.historyOf(pedido)).flat()).toContain(`Resto do pedido ${origem}`)
    await setResto(false)
  })

  test('an order of which nothing was found does not go on', async () => {
    const id = await tomado(1)
    const saldo = warehouse.lote.saldoId
    await warehouse.operador.post(`/separacao/${id}/faltar`, { saldo, motivo: 'VENCIDO' })
    expect(codeOf(await warehouse.operador.post(`/separacao/${id}/terminar`))).toBe('SEPARACAO_VAZIA')
  })
})

describe('at the same time', () => {
  test('two pickers: one takes it, the other is told who', async () => {
    const { id } = await novo()
    const answers = await Promise.all([tomar(warehouse.operador, id), tomar(outra, id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(codeOf(answers.find(({ statusCode }) => statusCode === 409) ?? answers[0])).toBe(
      'SEPARACAO_TOMADA',
    )
  })

  test('two readings of the last unit: one counts', async () => {
    const id = await tomado(1)
    const answers = await Promise.all([ler(warehouse.operador, id), ler(warehouse.operador, id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await minhaLinha(warehouse.operador, id)).toMatchObject({ separado: 1 })
  })

  test('the same reading sent twice, together or later, counts once', async () => {
    const id = await tomado(3)
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => ler(warehouse.operador, id, 1, {}, headers)
    const answers = [...(await Promise.all([send(), send()])), await send()]
    expect(answers.map((answer) => answer.json())).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ separado: 1 })),
    )
    expect(await minhaLinha(warehouse.operador, id)).toMatchObject({ separado: 1 })
  })

  test('a cancelled order takes no more readings, and its stock is free whatever lies on the trolley', async () => {
    const before = await warehouse.saldo(warehouse.lote.saldoId)
    const id = await tomado(3)
    const [cancelled] = await Promise.all([
      warehouse.admin.put(`/pedidos/${id}`, { status: 'CANCELADO' }),
      ler(warehouse.operador, id),
    ])
    expect(cancelled.statusCode).toBe(200)
    const answer = await ler(warehouse.operador, id)
    expect([codeOf(answer), answer.json().error_description]).toEqual([
      'SEPARACAO_SAIU',
      expect.stringContaining('(Cancelado)'),
    ])
    expect(await warehouse.saldo(warehouse.lote.saldoId)).toEqual(before)
  })

  test('an order edited while it is picked: what passed goes back before it ends', async () => {
    const id = await tomado(3)
    await ler(warehouse.operador, id, 3)
    const pedido = (await warehouse.admin.get(`/pedidos/${id}`)).json()
    await warehouse.save(warehouse.admin, id, {
      itens: [linha(warehouse.lote, 1, pedido.itens[0].id)],
      versao: pedido.versao,
    })
    expect(codeOf(await warehouse.operador.post(`/separacao/${id}/terminar`))).toBe('SEPARACAO_SOBRA')
    expect((await ler(warehouse.operador, id, -2, { codigo: null })).json()).toMatchObject({ separado: 1 })
    expect((await warehouse.operador.post(`/separacao/${id}/terminar`)).statusCode).toBe(200)
  })

  test('moved on by hand, it leaves the picker’s hands', async () => {
    const id = await tomado(1)
    await warehouse.save(warehouse.admin, id, { status: 'A_FATURAR' })
    expect(codeOf(await ler(warehouse.operador, id))).toBe('SEPARACAO_SAIU')
  })
})
