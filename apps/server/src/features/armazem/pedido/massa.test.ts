import type { Pedido } from '@app/contract/armazem/pedido'
import { MASSA_MAXIMO, type MassaLinha } from '@app/contract/casca/massa'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { advance, linha, useStocked } from './testing/warehouse.ts'

const warehouse = useStocked()

const novo = (more: object = {}) =>
  warehouse.create(warehouse.cliente, [linha(warehouse.lote, 10)], { concluido: true, ...more })
const rascunho = () => novo({ concluido: false })

const massa = async (
  caller: Caller,
  ato: object,
  pedidos: readonly { id: number; versao?: number }[],
  headers: Record<string, string> = {},
): Promise<MassaLinha[]> => {
  const registros = pedidos.map(({ id, versao }) => ({ id, ...(versao !== undefined && { versao }) }))
  const answer = await caller.post('/pedidos/emMassa', { ...ato, registros }, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().linhas
}
const ids = (pedidos: readonly Pedido[]) => pedidos.map(({ id }) => ({ id }))
const mover = (para: string) => ({ ato: 'mover', para })
const told = (linhas: readonly MassaLinha[]) =>
  linhas.map(({ nome, feito, code, volta }) => [nome, feito ? volta : code])
const etapas = (pedidos: readonly Pedido[]) =>
  Promise.all(
    pedidos.map(async ({ id }) => (await warehouse.operador.get(`/pedidos/${id}`)).json<Pedido>().etapa),
  )

describe('many orders at once', () => {
  test('each is checked by its own rules, in the order of the call, and one refusal stops no other', async () => {
    const { operador } = warehouse
    const [a, b, aberto] = [await novo(), await novo(), await rascunho()]
    const separando = await advance(warehouse, await novo(), 'EM_SEPARACAO')
    const faturado = await advance(warehouse, await novo(), 'FATURADO')
    const linhas = await massa(operador, mover('EM_SEPARACAO'), [
      ...ids([separando, b, aberto, a, faturado]),
      { id: 999_999 },
    ])
    expect(told(linhas)).toEqual([
      [String(separando.numeroPedido), 'PEDIDO_JA_MOVIDO'],
      [String(b.numeroPedido), 'CRIADO'],
      [String(aberto.numeroPedido), 'PEDIDO_NAO_CONCLUIDO'],
      [String(a.numeroPedido), 'CRIADO'],
      [String(faturado.numeroPedido), 'MOVIMENTO_INVALIDO'],
      ['', 'NOT_FOUND'],
    ])
    expect(linhas[0]!.texto).toMatch(/^Já está na situação Em separação, por .+\.$/)
    expect(linhas[4]!.texto).toBe('O pedido não pode ir de Faturado aguardando expedição para Em separação.')
    expect(linhas[1]).toMatchObject({ detalhe: a.cliente.nomeFantasia, texto: 'Em separação', versao: 2 })
    expect(await etapas([a, b, aberto, separando, faturado])).toEqual([
      'EM_SEPARACAO',
      'EM_SEPARACAO',
      'CRIADO',
      'EM_SEPARACAO',
      'FATURADO',
    ])
    expect((await warehouse.historyOf(a.id))[0]).toEqual([
      'Situação: de Criado para Em separação',
      'Status WMS: de “recebido” para “em separação”',
    ])
  })

  test('the way back is told where the rules and the person allow it, and leaves alone what has changed since', async () => {
    const { operador } = warehouse
    const pedidos = [await novo(), await novo()]
    const feitas = await massa(operador, mover('EM_SEPARACAO'), ids(pedidos))
    await warehouse.save(operador, pedidos[1]!.id, { status: 'A_FATURAR' })
    const volta = feitas.map(({ id, versao }) => ({ id, versao: versao! }))
    expect((await massa(operador, mover('CRIADO'), volta)).map(({ feito, code }) => code ?? feito)).toEqual([
      true,
      'VERSAO_ANTIGA',
    ])
    expect(await etapas(pedidos)).toEqual(['CRIADO', 'A_FATURAR'])
    // Nobody can reactivate a cancelled order, and only the administrator can undo a dispatch.
    expect(told(await massa(operador, mover('CANCELADO'), ids([pedidos[0]!])))).toEqual([
      [String(pedidos[0]!.numeroPedido), null],
    ])
    const pronto = await advance(warehouse, pedidos[1]!, 'FATURADO').catch(() => pedidos[1]!)
    await warehouse.operador.put(`/pedidos/${pronto.id}`, { status: 'FATURADO' })
    const [expedido] = await massa(operador, mover('EXPEDIDO'), ids([pronto]))
    expect(expedido).toMatchObject({ feito: true, texto: 'Expedido', volta: null })
  })

  test('stock moves as with one alone: dispatch takes it out, cancelling lets it go, each once', async () => {
    const { operador, admin, saldo, lote } = warehouse
    const before = await saldo(lote.saldoId)
    const pedidos = [await novo(), await novo(), await novo()]
    for (const pedido of pedidos.slice(0, 2)) await advance(warehouse, pedido, 'FATURADO')
    const saidas = await massa(admin, mover('EXPEDIDO'), ids(pedidos))
    expect(saidas.map(({ feito }) => feito)).toEqual([true, true, false])
    expect(saidas[0]!.volta).toBe('FATURADO')
    expect(told(await massa(operador, mover('CANCELADO'), ids([pedidos[2]!])))[0]![1]).toBeNull()
    expect(await saldo(lote.saldoId)).toEqual({
      quantidade: before.quantidade - 20,
      reservado: before.reservado,
    })
    await massa(admin, mover('FATURADO'), ids(pedidos.slice(0, 2)))
    expect(await saldo(lote.saldoId)).toEqual({
      quantidade: before.quantidade,
      reservado: before.reservado + 20,
    })
  })

  test('the bulk delete removes drafts only and frees their stock', async () => {
    const { admin, cliente, saldo, lote } = warehouse
    const before = await saldo(lote.saldoId)
    const [a, concluido] = [await rascunho(), await novo()]
    const linhas = await massa(admin, { ato: 'excluir' }, ids([concluido, a]))
    expect(linhas.map(({ code, texto }) => code ?? texto)).toEqual(['PEDIDO_NAO_EXCLUI', 'Excluído'])
    expect((await admin.get(`/pedidos/${a.id}`)).statusCode).toBe(404)
    expect((await admin.get(`/pedidos/${concluido.id}`)).statusCode).toBe(200)
    expect((await saldo(lote.saldoId)).reservado).toBe(before.reservado + 10)
    const proprio = await rascunho()
    expect((await massa(cliente, { ato: 'excluir' }, ids([proprio])))[0]!.feito).toBe(true)
  })

  test('another company’s order is not there; who may not move is refused, order by order', async () => {
    const { cliente, cliente2 } = warehouse
    const [pedido, aberto] = [await novo(), await rascunho()]
    expect(told(await massa(cliente, mover('EM_SEPARACAO'), ids([pedido])))).toEqual([
      [String(pedido.numeroPedido), 'NOT_PERMITED'],
    ])
    expect(told(await massa(cliente2, { ato: 'excluir' }, ids([aberto, pedido])))).toEqual([
      ['', 'NOT_FOUND'],
      ['', 'NOT_FOUND'],
    ])
    expect(await etapas([pedido, aberto])).toEqual(['CRIADO', 'CRIADO'])
  })

  test('the same key acts once and gets the same lines again', async () => {
    const { operador } = warehouse
    const pedidos = [await novo(), await novo()]
    const key = { 'idempotency-key': 'massa-1' }
    const first = await massa(operador, mover('EM_SEPARACAO'), ids(pedidos), key)
    expect(await massa(operador, mover('EM_SEPARACAO'), ids(pedidos), key)).toEqual(first)
    expect(first.every(({ feito }) => feito)).toBe(true)
    const other = await operador.post(
      '/pedidos/emMassa',
      { ...mover('A_FATURAR'), registros: ids(pedidos) },
      key,
    )
    expect(other.statusCode).toBe(409)
  })

  test('two calls over the same orders end, each order moved once', async () => {
    const { operador, admin } = warehouse
    const pedidos = await Promise.all(Array.from({ length: 12 }, () => novo()))
    const both = await Promise.all([
      massa(operador, mover('EM_SEPARACAO'), ids(pedidos)),
      massa(admin, mover('EM_SEPARACAO'), ids(pedidos.toReversed())),
    ])
    expect(both.flat().filter(({ feito }) => feito)).toHaveLength(12)
    expect(new Set(both.flat().flatMap(({ code }) => code ?? []))).toEqual(new Set(['PEDIDO_JA_MOVIDO']))
  })

  test.each([
    ['none', []],
    ['too many', Array.from({ length: MASSA_MAXIMO + 1 }, (_, at) => ({ id: at + 1 }))],
  ])('%s are refused at once', async (_name, registros) => {
    const answer = await warehouse.operador.post('/pedidos/emMassa', { ...mover('CRIADO'), registros })
    expect(answer.statusCode).toBe(400)
  })
})

describe('a whole filter', () => {
  test('a choice by filter holds what the list finds, minus the excluded orders, within the own company', async () => {
    const { operador, cliente2 } = warehouse
    const pedidos = [await novo(), await novo()]
    const escolha = async (caller: Caller, body: object) =>
      (await caller.post('/pedidos/escolha', body)).json<{ ids: number[]; total: number }>()
    const filter = { situacao: 'CRIADO', cliente: pedidos[0]!.cliente.codigoCliente }
    const found = await escolha(operador, { filter })
    expect(found.ids.slice(0, 2)).toEqual([pedidos[1]!.id, pedidos[0]!.id])
    expect(found.total).toBe(found.ids.length)
    const less = await escolha(operador, { filter, menos: [pedidos[1]!.id] })
    expect(less.ids).toEqual(found.ids.filter((id) => id !== pedidos[1]!.id))
    expect(await escolha(cliente2, { filter: {} })).toEqual({ ids: [], total: 0 })
  })

  test('or a few of it go into the export', async () => {
    const { cliente, cliente2 } = warehouse
    const pedidos = [await novo(), await novo(), await novo()]
    const lines = async (caller: Caller, body: object) =>
      (await caller.post('/pedidos/export/CSV', { fields: ['numeroPedido'], ...body })).body
        .trim()
        .split('\r\n')
        .slice(1)
    const numbers = pedidos.map(({ numeroPedido }) => String(numeroPedido))
    const [first] = pedidos
    expect(await lines(cliente, { ids: pedidos.map(({ id }) => id) })).toEqual(numbers.toReversed())
    expect(await lines(cliente, { ids: [first!.id], filter: { situacao: 'FATURADO' } })).toEqual([])
    expect(await lines(cliente, { menos: [first!.id] })).not.toContain(numbers[0])
    expect(await lines(cliente2, { ids: pedidos.map(({ id }) => id) })).toEqual([])
  })

  test('a print run follows the requested order and leaves out orders that the person may not see', async () => {
    const { operador, cliente } = warehouse
    const pedidos = [await novo(), await novo()]
    const [a, b] = pedidos
    const answer = await operador.get(`/pedidos/impressao?ids=${b!.id},999999,${a!.id},${b!.id}`)
    expect(answer.json<Pedido[]>().map(({ id, itens }) => [id, itens.length])).toEqual([
      [b!.id, 1],
      [a!.id, 1],
    ])
    expect((await cliente.get(`/pedidos/impressao?ids=${a!.id}`)).statusCode).toBe(403)
    expect((await operador.get('/pedidos/impressao?ids=a')).statusCode).toBe(400)
  })
})
