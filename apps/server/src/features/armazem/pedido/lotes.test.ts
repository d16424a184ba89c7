import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { linha, NOON, startWarehouse, wrongFields, type Lote } from './testing/warehouse.ts'
import type { Caller } from '../../../platform/testing/app.ts'

let seq = 0
const warehouse = await startWarehouse()
beforeEach(() => warehouse.setClock(NOON))
afterAll(warehouse.close)

const product = () => `P${(seq += 1)}`
const lot = (codigo: string, lote: string, validade: string | null, quantidade: number, more: object = {}) =>
  warehouse.stock({ cliente: warehouse.clientes.um, codigo, lote, validade, quantidade, ...more })
const read = async (caller: Caller, { codigoOmni }: Lote, query = ''): Promise<EstoqueEntry[]> => {
  const answer = await caller.get(`/pedidos/getEstoque/${codigoOmni}${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

describe('getEstoque', () => {
  test('S7-050, S3-061 to S3-064: earliest expiry first, undated after, expired last and marked, a bare array', async () => {
    const codigo = product()
    const late = await lot(codigo, 'B', '2027-03-01', 10.5, { inteiro: false })
    await lot(codigo, 'OLD', '2026-11-19', 7)
    await lot(codigo, 'TODAY', '2026-11-20', 3)
    await lot(codigo, 'NONE', null, 4)
    await lot(codigo, 'EMPTY', '2026-12-01', 0)
    await lot(codigo, 'STUCK', '2027-01-01', 5, { bloqueado: true })
    const entries = await read(warehouse.cliente, late)
    expect(entries.map(({ lote, vencido, bloqueado }) => [lote, vencido, bloqueado])).toEqual([
      ['TODAY', false, false],
      ['STUCK', false, true],
      ['B', false, false],
      ['NONE', false, false],
      ['OLD', true, false],
    ])
    expect(entries[2]).toEqual({
      id: late.saldoId,
      lote: 'B',
      dataDeValidade: '2027-03-01',
      quantidadeDisponivel: 10.5,
      quantidade: 0,
      vencido: false,
      bloqueado: false,
      condicao: 'livre',
      permitido: true,
      fefo: 'avisar',
      reservas: [],
    })
    expect((await read(warehouse.cliente, late, '?todos=true')).map(({ lote }) => lote)).toContain('EMPTY')
    for (const path of ['/orders/getEstoque', '/api/pedidos/orders/getEstoque'])
      expect((await warehouse.cliente.get(`${path}/${late.codigoOmni}`)).json()).toEqual(entries)
  })

  test('a lot expires at midnight in São Paulo, not in UTC', async () => {
    const today = await lot(product(), 'HOJE', '2026-11-20', 3)
    const expired = async (clock: string) => {
      warehouse.setClock(new Date(clock))
      const caller = await warehouse.as('operador')
      return (await read(caller, today))[0]?.vencido
    }
    expect(await expired('2026-11-21T02:59:59Z')).toBe(false)
    expect(await expired('2026-11-21T03:00:00Z')).toBe(true)
  })

  test('[] when there is none, 404 for an unknown or a foreign product', async () => {
    const none = await lot(product(), 'X', null, 0)
    expect(await read(warehouse.cliente, none)).toEqual([])
    for (const codigo of [none.codigoOmni, 'nao-existe'])
      expect((await warehouse.cliente2.get(`/pedidos/getEstoque/${codigo}`)).statusCode).toBe(404)
  })

  test('S2-094, decisions 4: available is physical minus reserved, with the own order added back', async () => {
    const lote = await lot(product(), 'L', '2027-01-01', 10)
    const mine = await warehouse.create(warehouse.cliente, [linha(lote, 4), linha(lote, 2)])
    const theirs = await warehouse.create(warehouse.cliente, [linha(lote, 4)])
    expect(await read(warehouse.cliente, lote)).toEqual([])
    const [entry] = await read(warehouse.cliente, lote, `?pedido=${mine.id}`)
    expect(entry).toMatchObject({
      quantidadeDisponivel: 6,
      quantidade: 6,
      reservas: [{ pedido: theirs.id, numeroPedido: theirs.numeroPedido, quantidade: 4 }],
    })
    const [all] = await read(warehouse.cliente, lote, '?todos=true')
    expect(all).toMatchObject({
      quantidadeDisponivel: 0,
      quantidade: 0,
      reservas: [{ quantidade: 6 }, { quantidade: 4 }],
    })
    // The whole lot is held, and the order that holds a part can still be edited up to that part.
    await warehouse.save(warehouse.cliente, mine.id, { itens: [linha(lote, 6)] })
    const more = await warehouse.cliente.put(`/pedidos/${mine.id}`, { itens: [linha(lote, 7)] })
    expect([more.statusCode, wrongFields(more)]).toEqual([409, ['itens[0].quantidade ESTOQUE_INSUFICIENTE']])
    expect(more.json().messages[0].params.quantidadeDisponivel).toBe(6)
  })
})

describe('FEFO by the client', () => {
  const setPolicy = (changes: { fefo?: string; permite_vencido?: boolean }) =>
    warehouse.db.updateTable('cliente').set(changes).where('id', '=', warehouse.clientes.um).execute()

  test('S5-056, S5-057: a warning that does not block, in the answer of the save', async () => {
    const codigo = product()
    const [early, later] = [
      await lot(codigo, 'CEDO', '2026-12-01', 10),
      await lot(codigo, 'TARDE', '2027-06-01', 50),
    ]
    const warned = await warehouse.create(warehouse.cliente, [linha(later, 5)])
    expect(warned.messages).toEqual([
      {
        type: 'WARNING',
        text: `Lote não segue a regra FEFO: produto ${codigo}, lote TARDE (o lote CEDO vence antes).`,
      },
    ])
    const split = await warehouse.create(warehouse.cliente, [linha(early, 10), linha(later, 5)])
    expect(split.messages).toBeUndefined()
    const noted = await warehouse.save(warehouse.cliente, warned.id, { observacoes: 'só uma nota' })
    expect(noted.messages).toBeUndefined()
  })

  test('forced: refused at the lot; off: silent; expired lots by the setting', async () => {
    const codigo = product()
    const [, later, old] = [
      await lot(codigo, 'CEDO', '2026-12-01', 10),
      await lot(codigo, 'TARDE', '2027-06-01', 50),
      await lot(codigo, 'VELHO', '2026-11-01', 50),
    ]
    const post = (item: object) =>
      warehouse.cliente.post('/pedidos', { dataHoraColeta: '2026-11-23T12:15:00Z', itens: [item] })
    await setPolicy({ fefo: 'exigir' })
    const forced = await post(linha(later, 5))
    expect([forced.statusCode, wrongFields(forced)]).toEqual([409, ['itens[0].observacoes FEFO_OBRIGATORIO']])
    expect(forced.json().messages[0].text).toContain('CEDO')
    await setPolicy({ fefo: 'desligado' })
    expect((await post(linha(later, 5))).json().messages).toBeUndefined()
    expect((await post(linha(old, 5))).statusCode).toBe(409)
    await setPolicy({ fefo: 'avisar', permite_vencido: true })
    expect((await post(linha(old, 5))).statusCode).toBe(201)
    await setPolicy({ permite_vencido: false })
  })

  test('each lot says whether it may leave and what the client asks of FEFO', async () => {
    const codigo = product()
    const valid = await lot(codigo, 'BOM', '2027-06-01', 50)
    await lot(codigo, 'PRESO', '2027-07-01', 50, { bloqueado: true })
    await lot(codigo, 'VELHO', '2026-11-01', 50)
    const says = async () =>
      (await read(warehouse.cliente, valid)).map(({ lote, permitido, fefo }) => [lote, permitido, fefo])
    expect(await says()).toEqual([
      ['BOM', true, 'avisar'],
      ['PRESO', false, 'avisar'],
      ['VELHO', false, 'avisar'],
    ])
    await setPolicy({ fefo: 'exigir', permite_vencido: true })
    expect(await says()).toEqual([
      ['BOM', true, 'exigir'],
      ['PRESO', false, 'exigir'],
      ['VELHO', true, 'exigir'],
    ])
    await setPolicy({ fefo: 'avisar', permite_vencido: false })
  })
})
