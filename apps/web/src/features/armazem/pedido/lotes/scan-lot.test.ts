import { expect, test } from 'vitest'
import { lidoProblem, rowOfLido, withLido } from './scan-lot.ts'
import type { LoteRow } from './stock-model.ts'

const row = (
  id: number,
  lote: string,
  dataDeValidade: string | null,
  more: Partial<LoteRow> = {},
): LoteRow => ({
  id,
  lote,
  dataDeValidade,
  quantidadeDisponivel: 100,
  quantidade: 100,
  vencido: false,
  bloqueado: false,
  condicao: 'livre',
  permitido: true,
  fefo: 'avisar',
  ...more,
})
const rows = [
  row(1, 'L1', '2027-01-08'),
  row(2, 'L2', '2027-01-08'),
  row(3, 'L2', '2027-06-30'),
  row(4, 'PRESO', null, { bloqueado: true, permitido: false }),
]

test('the scanned lot is its row; of two of the name, that of the scanned expiry', () => {
  expect(rowOfLido(rows, { lote: 'l1' })?.id).toBe(1)
  expect(rowOfLido(rows, { lote: 'L2', validade: '2027-06-30' })?.id).toBe(3)
  expect(rowOfLido(rows, { lote: 'L2' })).toBeNull()
  expect(rowOfLido(rows, { validade: '2027-01-08' })).toBeNull()
})

test('a lot that is not there or may not leave is not chosen, and that is said', () => {
  expect(rowOfLido(rows, { lote: 'PRESO' })).toBeNull()
  expect(lidoProblem(rows, { lote: 'PRESO' })).toContain('PRESO')
  expect(lidoProblem(rows, { lote: 'NADA' })).toContain('NADA')
  expect(lidoProblem(rows, { lote: 'L1' })).toBeNull()
  expect(lidoProblem(rows, {})).toBeNull()
  expect(lidoProblem(rows, null)).toBeNull()
})

test('each scanned box comes upon what is taken already', () => {
  const once = withLido(rows, {}, { lote: 'L1', quantidade: 24 })
  expect(once).toEqual({ 1: 24 })
  expect(withLido(rows, once, { lote: 'L1', quantidade: 24 })).toEqual({ 1: 48 })
  expect(withLido(rows, once, { lote: 'L1' })).toEqual({ 1: 24 })
})

test('a label without a lot takes the next piece by expiry, as far as the lots reach', () => {
  expect(withLido(rows, {}, { quantidade: 1 })).toEqual({ 1: 1 })
  expect(withLido(rows, { 1: 99 }, { quantidade: 3 })).toEqual({ 1: 100, 2: 2 })
  const full = { 1: 100, 2: 100, 3: 100 }
  expect(withLido(rows, full, { quantidade: 1 })).toEqual(full)
})
