import { describe, expect, test } from 'vitest'
import { linhasOf, reservedText, totalsText, withBack, withPartes, withTroca } from './lines.ts'
import type { PedidoLinhaForm } from './lines.ts'

const produto = (id: number) => ({
  id,
  codigoProduto: String(id),
  descricao: `Produto ${id}`,
  codigoOmni: String(id),
  codigoDepositante: 'D1',
  unidade: 'un',
  inteiro: false,
})
const linha = (produtoId: number, lote: string, quantidade: number, id?: number): PedidoLinhaForm => ({
  ...(id !== undefined && { id }),
  produto: produto(produtoId),
  lote,
  dataValidade: '2027-05-21',
  quantidade,
})
const short = (linhas: PedidoLinhaForm[]) =>
  linhas.map((one) => [one.produto.id, one.lote, one.quantidade, one.id])

describe('lines of the order form', () => {
  test('lots above zero become lines where the product stood, the others go', () => {
    const linhas = [linha(1, 'A', 5, 11), linha(2, 'X', 1, 12), linha(1, 'B', 7, 13), linha(3, 'Y', 2, 14)]
    const partes = ['B', 'C', 'D'].map((lote, at) => ({
      lote,
      dataValidade: '2027-05-21',
      quantidade: 9 - 9 * (at % 2),
    }))
    expect(short(withPartes(linhas, produto(1), partes))).toEqual([
      [1, 'B', 9, 13],
      [1, 'D', 9, undefined],
      [2, 'X', 1, 12],
      [3, 'Y', 2, 14],
    ])
  })

  test('a new product comes last; without any quantity its lines go', () => {
    const parte = { lote: 'Z', dataValidade: null, quantidade: 0.5 }
    expect(short(withPartes([linha(1, 'A', 5, 11)], produto(2), [parte]))).toEqual([
      [1, 'A', 5, 11],
      [2, 'Z', 0.5, undefined],
    ])
    expect(withPartes([linha(1, 'A', 5, 11)], produto(1), [])).toEqual([])
  })

  test('S2-090: another product takes the place of one line, with lots of its own', () => {
    const linhas = [linha(1, 'A', 5, 11), linha(2, 'X', 1, 12), linha(2, 'W', 4, 13), linha(3, 'Y', 2, 14)]
    const old = linha(2, 'X', 1, 12)
    const partes = ['M', 'N'].map((lote) => ({ lote, dataValidade: null, quantidade: 3 }))
    expect(short(withTroca(linhas, old, produto(9), partes))).toEqual([
      [1, 'A', 5, 11],
      [9, 'M', 3, undefined],
      [9, 'N', 3, undefined],
      [2, 'W', 4, 13],
      [3, 'Y', 2, 14],
    ])
    // A product that the order already has stays one group in its place.
    const [parte] = partes.map((one) => ({ ...one, lote: 'Y', dataValidade: '2027-05-21' }))
    expect(parte && short(withTroca(linhas, old, produto(3), [parte]))).toEqual([
      [1, 'A', 5, 11],
      [2, 'W', 4, 13],
      [3, 'Y', 3, 14],
    ])
    // The line is gone meanwhile, but the chosen lots stay.
    expect(short(withTroca([linha(1, 'A', 5, 11)], old, produto(9), partes))).toHaveLength(3)
  })

  test('two stored lines of one balance become one line, added without floating-point error', () => {
    const item = { produto: produto(1), observacoes: 'A', dataValidade: null }
    const linhas = linhasOf([
      { ...item, id: 1, quantidade: 0.1 },
      { ...item, id: 2, quantidade: 0.2 },
      { ...item, id: 3, quantidade: 1, dataValidade: '2027-01-01' },
    ])
    expect(short(linhas)).toEqual([
      [1, 'A', 0.3, 1],
      [1, 'A', 1, 3],
    ])
  })

  test('totals in words', () => {
    expect(totalsText([])).toBe('0 linhas')
    expect(totalsText([linha(1, 'A', 1)])).toBe('1 linha · 1 un')
    expect(totalsText([linha(1, 'A', 1200.5), linha(1, 'B', 1)])).toBe('2 linhas · 1.201,5 un')
    const kilos = { ...linha(2, 'C', 1.5), produto: { ...produto(2), unidade: 'kg' } }
    expect(totalsText([linha(1, 'A', 1037), kilos])).toBe('2 linhas · 1.037 un + 1,5 kg')
    expect(reservedText([kilos])).toBe('1 linha (1,5 kg)')
  })

  test('a removed line comes back to its place, once', () => {
    const [a, b, c] = [linha(1, 'A', 1), linha(2, 'B', 2), linha(3, 'C', 3)]
    expect(short(withBack([a, c], b, 1))).toEqual(short([a, b, c]))
    expect(short(withBack([a], c, 2))).toEqual(short([a, c]))
    expect(short(withBack([a, b], b, 0))).toEqual(short([a, b]))
  })
})
