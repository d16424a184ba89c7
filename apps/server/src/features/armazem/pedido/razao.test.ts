import { randomUUID } from 'node:crypto'
import type { Extrato, Saldo } from '@app/contract/armazem/estoque'
import { afterAll, expect, test } from 'vitest'
import { advance, linha, startWarehouse, wrongFields } from './testing/warehouse.ts'

const warehouse = await startWarehouse()
const { stock, clientes } = warehouse
const lote = await stock({
  cliente: clientes.um,
  codigo: 'R',
  lote: 'L1',
  validade: '2027-05-21',
  quantidade: 240,
})
afterAll(warehouse.close)

const extratoOf = async (caller = warehouse.operador, saldoId = lote.saldoId) => {
  const answer = await caller.get(`/estoque/saldos/${saldoId}/extrato`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Extrato>()
}

const sumsUp = ({ saldo, anteriores, movimentos, reservas }: Extrato) => {
  const fisico = movimentos.reduce((sum, movimento) => sum + movimento.fisico, anteriores.fisico)
  const reservado = reservas.reduce((sum, { quantidade }) => sum + quantidade, 0)
  expect({ fisico, reservado }).toEqual({ fisico: saldo.fisico, reservado: saldo.reservado })
  expect(saldo.disponivel).toBe(saldo.fisico - saldo.reservado)
}

const ajustar = (body: object, caller = warehouse.operador, saldoId = lote.saldoId) =>
  caller.post(`/estoque/saldos/${saldoId}/ajuste`, body)

test('why are there 7: the ledger down to what is free, and who holds the rest', async () => {
  const { cliente, create } = warehouse
  const shipped = await create(cliente, [linha(lote, 171)], { concluido: true })
  await advance(warehouse, shipped, 'EXPEDIDO')
  expect((await ajustar({ quantidade: 67, esperado: 69, motivo: 'Inventário' })).statusCode).toBe(201)
  const [a, b] = [await create(cliente, [linha(lote, 36)]), await create(cliente, [linha(lote, 24)])]
  const extrato = await extratoOf()
  sumsUp(extrato)
  expect(extrato.saldo).toMatchObject({
    lote: 'L1',
    fisico: 67,
    reservado: 60,
    disponivel: 7,
    vencido: false,
  })
  expect(extrato.movimentos.map(({ tipo, fisico }) => [tipo, fisico])).toEqual([
    ['ENTRADA', 240],
    ['SAIDA', -171],
    ['AJUSTE', -2],
  ])
  expect(extrato.movimentos[1]?.pedido).toEqual({ id: shipped.id, numeroPedido: shipped.numeroPedido })
  expect(extrato.movimentos[2]).toMatchObject({ motivo: 'Inventário', usuario: 'operador' })
  expect(extrato.reservas.map(({ numeroPedido, quantidade }) => [numeroPedido, quantidade])).toEqual([
    [a.numeroPedido, 36],
    [b.numeroPedido, 24],
  ])
  // Its own company sees it too, without the names of staff; another company gets 404.
  expect((await extratoOf(cliente)).movimentos[2]).toMatchObject({ motivo: 'Inventário', usuario: null })
  expect((await warehouse.cliente2.get(`/estoque/saldos/${lote.saldoId}/extrato`)).statusCode).toBe(404)
})

test('the ledger of a lot by pages holds every kind of movement, and the lots of a product their sums', async () => {
  const { operador, db } = warehouse
  const first = (await operador.get(`/estoque/saldos/${lote.saldoId}/movimentos?size=2`)).json()
  const rows = await db.selectFrom('movimento').select('tipo').where('saldo_id', '=', lote.saldoId).execute()
  expect(first.page.totalElements).toBe(rows.length)
  expect(first._embedded.movimentos.map(({ tipo }: { tipo: string }) => tipo)).toEqual(['RESERVA', 'RESERVA'])
  const saldos = (await operador.get(`/estoque/produtos/${lote.produtoId}/saldos`)).json<Saldo[]>()
  expect(saldos).toMatchObject([{ id: lote.saldoId, fisico: 67, reservado: 60, disponivel: 7 }])
  expect((await operador.get(`/produto/${lote.produtoId}`)).json()).toMatchObject({
    fisico: 67,
    reservado: 60,
    disponivel: 7,
  })
  expect((await operador.get('/estoque/produtos/999999/saldos')).statusCode).toBe(404)
})

test('a count never goes below what orders hold, nor without a reason, nor over goods that moved meanwhile', async () => {
  const before = await extratoOf()
  for (const [body, status, wrong] of [
    [{ quantidade: 59, esperado: 67, motivo: 'x' }, 409, ['quantidade AJUSTE_ABAIXO']],
    [{ quantidade: 80, esperado: 66, motivo: 'x' }, 409, ['quantidade SALDO_MUDOU']],
    [{ quantidade: 67, esperado: 67, motivo: 'x' }, 400, ['quantidade AJUSTE_IGUAL']],
    [{ quantidade: 67.5, esperado: 67, motivo: 'x' }, 400, ['quantidade QUANTIDADE_INTEIRA']],
    [{ quantidade: 70, esperado: 67, motivo: ' ' }, 400, ['motivo EMPTY_REQUIRED_FIELD']],
    [{ quantidade: -1, esperado: 67, motivo: 'x' }, 400, ['quantidade VALOR_MINIMO']],
    [{ esperado: 67, motivo: 'x' }, 400, ['quantidade EMPTY_REQUIRED_FIELD']],
  ] as const) {
    const answer = await ajustar(body)
    expect(answer.statusCode, JSON.stringify(body)).toBe(status)
    expect(wrongFields(answer)).toEqual(wrong)
  }
  expect((await ajustar({ quantidade: 99, esperado: 67, motivo: 'x' }, warehouse.cliente)).statusCode).toBe(
    403,
  )
  expect(await extratoOf()).toEqual(before)
})

test('an adjustment is a row of the ledger and of the audit log, once per idempotency key', async () => {
  const body = { quantidade: 60, esperado: 67, motivo: 'Avaria' }
  const key = { 'idempotency-key': randomUUID() }
  const { operador } = warehouse
  const path = `/estoque/saldos/${lote.saldoId}/ajuste`
  const [once, again] = [await operador.post(path, body, key), await operador.post(path, body, key)]
  expect(once.json()).toMatchObject({ fisico: 60, disponivel: 0 })
  expect(again.json()).toEqual(once.json())
  sumsUp(await extratoOf())
  const [entry] = (
    await operador.get(`/api/auditlogs/by-entity-id/${lote.produtoId}?entidade=produto`)
  ).json()
  expect(entry.changes).toEqual(['Ajuste do lote L1: de 67 un para 60 un (Avaria)'])
})

test('a lot with a long past is summed, and still adds up', async () => {
  for (let count = 61; count < 90; count++)
    await ajustar({ quantidade: count, esperado: count - 1, motivo: 'Contagem' })
  const extrato = await extratoOf()
  expect(extrato.movimentos).toHaveLength(20)
  expect(extrato.anteriores.linhas).toBeGreaterThan(0)
  sumsUp(extrato)
})

test('a lot that no delivery brought is opened with its first quantity, once, and stands in the ledger', async () => {
  const { operador } = warehouse
  const path = `/estoque/produtos/${lote.produtoId}/saldos`
  const novo = { lote: ' A1 ', dataDeValidade: '2028-01-31', quantidade: 12, motivo: 'Saldo inicial' }
  const opened = await operador.post(path, novo)
  expect(opened.statusCode, opened.body).toBe(201)
  expect(opened.json()).toMatchObject({
    lote: 'A1',
    dataDeValidade: '2028-01-31',
    fisico: 12,
    disponivel: 12,
  })
  const extrato = await extratoOf(operador, opened.json().id)
  sumsUp(extrato)
  expect(extrato.movimentos).toMatchObject([{ tipo: 'ENTRADA', fisico: 12, motivo: 'Saldo inicial' }])
  // A lot needs neither name nor expiry; the same name with another expiry is another lot.
  for (const other of [
    { ...novo, lote: '', dataDeValidade: null },
    { ...novo, dataDeValidade: null },
  ])
    expect((await operador.post(path, other)).statusCode).toBe(201)
  for (const [body, status, wrong] of [
    [novo, 409, ['lote LOTE_EXISTE']],
    [{ ...novo, lote: '', dataDeValidade: null }, 409, ['lote LOTE_EXISTE']],
    [{ ...novo, lote: 'B', quantidade: 1.5 }, 400, ['quantidade QUANTIDADE_INTEIRA']],
    [{ ...novo, lote: 'B', quantidade: 0 }, 400, ['quantidade QUANTIDADE_INVALIDA']],
    [{ ...novo, lote: 'B', motivo: '' }, 400, ['motivo EMPTY_REQUIRED_FIELD']],
  ] as const) {
    const answer = await operador.post(path, body)
    expect(answer.statusCode, JSON.stringify(body)).toBe(status)
    expect(wrongFields(answer)).toEqual(wrong)
  }
  const saldos = (await operador.get(path)).json<Saldo[]>()
  expect(saldos.filter(({ lote: name }) => name === 'B')).toEqual([])
  expect((await warehouse.cliente.post(path, { ...novo, lote: 'C' })).statusCode).toBe(403)
})
