import { describe, expect, test } from 'vitest'
import { addDias, addMeses, diasEntre, diaUtil, isFeriado, mesDe } from './calendario.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-11-22', 2, '2027-01-22'],
  ['2024-02-29', 12, '2025-02-28'],
])('%s plus %d months is %s', (dia, meses, depois) => {
  expect(addMeses(dia, meses)).toBe(depois)
})

test('days are counted over the ends of months and years', () => {
  expect(addDias('2026-12-30', 3)).toBe('2027-01-02')
  expect(diasEntre('2026-02-27', '2026-03-02')).toBe(3)
  expect(diasEntre('2026-03-02', '2026-02-27')).toBe(-3)
  expect(mesDe('2026-11-22')).toBe('2026-11-01')
})

describe('national holidays', () => {
  test.each([
    ['2024-03-29', 'Sexta-feira Santa de 2024'],
    ['2025-04-18', 'Sexta-feira Santa de 2025'],
    ['2026-04-03', 'Sexta-feira Santa de 2026'],
    ['2027-03-26', 'Sexta-feira Santa de 2027'],
    ['2026-11-20', 'Consciência Negra'],
    ['2026-09-07', 'Independência'],
    ['2026-12-25', 'Natal'],
  ])('%s is one: %s', (dia) => {
    expect(isFeriado(dia)).toBe(true)
  })

  test.each([
    ['2023-11-20', 'before it became one'],
    ['2026-02-17', 'Carnaval'],
    ['2026-06-04', 'Corpus Christi'],
    ['2026-04-05', 'Easter Sunday'],
  ])('%s is none: %s', (dia) => {
    expect(isFeriado(dia)).toBe(false)
  })
})

test.each([
  ['2026-11-20', '2026-11-23', 'a Friday that is a holiday'],
  ['2026-12-05', '2026-12-07', 'a Saturday'],
  ['2027-05-01', '2027-05-03', 'a holiday on a Saturday'],
  ['2026-11-15', '2026-11-16', 'a Sunday'],
  ['2026-11-10', '2026-11-10', 'a Tuesday'],
])('rede §3: due on %s, payable until %s: %s', (vencimento, pagavel) => {
  expect(diaUtil(vencimento)).toBe(pagavel)
})
