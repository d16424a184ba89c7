import { describe, expect, test } from 'vitest'
import type { PedidoLinhaForm } from '../linhas/lines.ts'
import {
  fefoByLinha,
  forcedTexts,
  lockReason,
  lotesNotes,
  partesOf,
  pickedTotal,
  quantitiesOf,
  quantityProblem,
  rowsOf,
  suggest,
} from './stock-model.ts'

const produto = {
  id: 1,
  codigoProduto: '10',
  descricao: 'Creme',
  codigoOmni: '10',
  codigoDepositante: 'D',
  unidade: 'un',
  inteiro: true,
}
const entry = (id: number, lote: string, validade: string | null, disponivel: number, vencido = false) => ({
  id,
  lote,
  dataDeValidade: validade,
  quantidadeDisponivel: disponivel,
  quantidade: 0,
  vencido,
  bloqueado: false,
  condicao: 'livre' as const,
  permitido: !vencido,
  fefo: 'avisar' as const,
  reservas: [],
})
const entries = [
  entry(4, 'L2512F', '2026-11-02', 12, true),
  entry(2, 'L2607D', '2027-05-21', 60),
  entry(1, 'L2603A', '2027-01-08', 84),
]
const linha = (lote: string, dataValidade: string | null, quantidade: number): PedidoLinhaForm => ({
  produto,
  lote,
  dataValidade,
  quantidade,
})

describe('rows of the stock modal', () => {
  test('earliest expiry first, expired last, with what the lines take', () => {
    const rows = rowsOf(entries, [])
    expect(rows.map(({ lote }) => lote)).toEqual(['L2603A', 'L2607D', 'L2512F'])
    expect(quantitiesOf(rows, [linha('L2607D', '2027-05-21', 5)])).toEqual({ 2: 5 })
  })

  test('a line whose lot is no longer listed stays, without balance', () => {
    const lines = [linha('SUMIU', null, 3)]
    const rows = rowsOf(entries, lines)
    const gone = rows.find(({ lote }) => lote === 'SUMIU')
    expect(gone).toMatchObject({ quantidadeDisponivel: 0 })
    expect(pickedTotal(rows, quantitiesOf(rows, lines))).toBe(3)
    expect(quantityProblem(gone!, 3, produto)).toBe('Sem saldo neste lote.')
  })

  test('the suggestion fills by expiry, skips the expired, and becomes lines', () => {
    const rows = rowsOf(entries, [])
    const { quantities, falta } = suggest(rows, 100)
    expect(falta).toBe(0)
    expect(partesOf(rows, quantities)).toEqual([
      { lote: 'L2603A', dataValidade: '2027-01-08', quantidade: 84 },
      { lote: 'L2607D', dataValidade: '2027-05-21', quantidade: 16 },
    ])
    expect(suggest(rows, 150).falta).toBe(6)
  })

  test('only quantities above zero become lines', () => {
    const rows = rowsOf(entries, [])
    expect(partesOf(rows, { 1: 0, 2: null, 4: -1 })).toEqual([])
  })

  test('a warning names the earlier lot, its day and what it has', () => {
    const later = linha('L2607D', '2027-05-21', 60)
    expect(fefoByLinha(entries, [later])).toEqual({
      '1|L2607D|2027-05-21': 'O lote L2603A vence antes, em 08/01/2027, e tem 84 disponíveis.',
    })
    expect(fefoByLinha(entries, [linha('L2603A', '2027-01-08', 84), later])).toEqual({})
    const off = entries.map((one) => ({ ...one, fefo: 'desligado' as const }))
    expect(fefoByLinha(off, [later])).toEqual({})
  })

  test('where the client forces FEFO the lot says so before the save; what the order held already may stay', () => {
    const rows = rowsOf(
      entries.map((one) => ({ ...one, fefo: 'exigir' as const })),
      [],
    )
    expect(forcedTexts(rows, { 2: 5 })).toEqual(
      new Map([[2, 'O cliente exige a regra FEFO: use antes o lote L2603A.']]),
    )
    expect(forcedTexts(rows, { 1: 84, 2: 5 })).toEqual(new Map())
    expect(
      forcedTexts(
        rows.map((row) => ({ ...row, quantidade: 5 })),
        { 2: 5 },
      ),
    ).toEqual(new Map())
    expect(forcedTexts(rowsOf(entries, []), { 2: 5 })).toEqual(new Map())
  })

  test('an expired lot is open for a client who takes them, and is not suggested', () => {
    const rows = rowsOf(
      entries.map((one) => ({ ...one, permitido: true })),
      [],
    )
    const expired = rows.find(({ vencido }) => vencido)
    expect(lockReason(expired!)).toBeNull()
    expect(lotesNotes(rows)).toEqual([
      'Este cliente aceita lotes vencidos: podem ser escolhidos, mas não são sugeridos.',
    ])
    expect(suggest(rows, 150).falta).toBe(6)
    expect(lotesNotes(rowsOf(entries, []))[0]).toContain('Lote vencido não sai')
  })

  test('quantities are checked before they become lines', () => {
    const [first] = rowsOf(entries, [])
    expect(quantityProblem(first!, 84, produto)).toBeNull()
    expect(quantityProblem(first!, 85, produto)).toBe('Só 84 disponíveis.')
    expect(quantityProblem(first!, 1.5, produto)).toBe('Este produto só aceita quantidade inteira.')
    expect(quantityProblem(first!, 1.5, { ...produto, inteiro: false })).toBeNull()
    expect(quantityProblem(first!, -1, produto)).toContain('maior que zero')
    expect(lockReason(first!)).toBeNull()
    expect(lockReason({ ...first!, vencido: true, permitido: false })).toContain('Lote vencido')
  })
})
