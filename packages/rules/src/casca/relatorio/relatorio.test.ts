import { expect, test } from 'vitest'
import {
  acumulado,
  classeAbc,
  fimDoMes,
  mesCurto,
  mesesCortados,
  mesesEntre,
  nomeDoMes,
  periodoUsual,
} from './index.ts'

test('months run over the end of a year, and none run backwards', () => {
  expect(mesesEntre('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(mesesEntre('2026-02', '2026-01')).toEqual([])
  expect(mesesEntre('0001-01', '2026-12')).toHaveLength(240)
  expect(mesesCortados('0001-01', '2026-12')).toBe(2026 * 12 - 240)
  expect(mesesCortados('2007-01', '2026-12')).toBe(0)
  expect(mesesEntre('2006-12', '2026-12')[0]).toBe('2007-01')
  expect(mesesCortados('2006-12', '2026-12')).toBe(1)
})

test('the usual period is twelve months up to today', () => {
  expect(periodoUsual('2026-11-22')).toEqual({ de: '2025-12-01', ate: '2026-11-22' })
  expect(periodoUsual('2026-01-05')).toEqual({ de: '2025-02-01', ate: '2026-01-05' })
})

test.each([
  ['2026-02', '2026-02-28'],
  ['2024-02', '2024-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (mes, fim) => {
  expect(fimDoMes(mes)).toBe(fim)
})

test('a month in words', () => {
  expect(nomeDoMes('2026-03')).toBe('março de 2026')
  expect(mesCurto('2026-03')).toBe('mar 2026')
})

test('shares add up to the whole, of which rows may be left out', () => {
  expect(acumulado([6, 3, 1], 10)).toEqual([60, 90, 100])
  expect(acumulado([6], 12)).toEqual([50])
  expect(acumulado([0], 0)).toEqual([0])
})

test('what crosses 80 % is still an A, what crosses 95 % still a B', () => {
  expect([0, 79.9, 80, 94.9, 95].map(classeAbc)).toEqual(['A', 'A', 'B', 'B', 'C'])
})
