import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDias, addMeses, diasEntre } from './calendario.ts'
import { DIAS_VENCIMENTO, diferencaDe, mesesDe, periodoApos, vencimentoDe } from './periodo.ts'

test.each([
  ['2026-11-22', 10, '2026-12-10'],
  ['2026-11-03', 10, '2026-11-10'],
  ['2026-11-05', 10, '2026-11-10'],
  ['2026-11-06', 10, '2026-12-10'],
  ['2026-11-28', 5, '2026-12-05'],
])('what begins on %s and is due on days %d is due on %s', (inicio, dia, vencimento) => {
  expect(vencimentoDe(inicio, dia)).toBe(vencimento)
})

test('a subscription of the 31st comes back to the 31st after February', () => {
  const inicios = [0, 1, 2, 3].map((meses) => periodoApos('2026-01-31', meses, 'MENSAL', 10).inicio)
  expect(inicios).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
  expect(periodoApos('2026-01-31', 1, 'MENSAL', 10)).toEqual({
    competencia: '2026-02-01',
    inicio: '2026-02-28',
    fim: '2026-03-30',
    vencimento: '2026-03-10',
    pagavelAte: '2026-03-10',
  })
})

test('a year is one period', () => {
  const { inicio, fim } = periodoApos('2026-11-22', 0, 'ANUAL', 5)
  expect([inicio, fim]).toEqual(['2026-11-22', '2027-11-21'])
})

const dia = fc.integer({ min: 0, max: 4000 }).map((dias) => addDias('2024-01-01', dias))

test('periods follow one another without a gap, each in a competência of its own', () => {
  fc.assert(
    fc.property(dia, fc.nat(60), fc.constantFrom(...DIAS_VENCIMENTO), (desde, meses, vencimento) => {
      const um = periodoApos(desde, meses, 'MENSAL', vencimento)
      const outro = periodoApos(desde, meses + 1, 'MENSAL', vencimento)
      expect(outro.inicio).toBe(addDias(um.fim, 1))
      expect(outro.competencia).toBe(addMeses(um.competencia, 1))
      expect(mesesDe(desde, um.inicio)).toBe(meses)
      expect(diasEntre(um.inicio, um.vencimento)).toBeGreaterThanOrEqual(5)
    }),
  )
})

describe('the difference of a dearer plan', () => {
  const novembro = { inicio: '2026-11-01', fim: '2026-11-30' }
  test.each([
    ['10 of 30 days left', { de: 10_000, para: 16_000, em: '2026-11-21' }, 2_000],
    ['from the first day, all of it', { de: 10_000, para: 16_000, em: '2026-11-01' }, 6_000],
    ['on the last day, one thirtieth', { de: 10_000, para: 16_000, em: '2026-11-30' }, 200],
    ['a cheaper plan gives nothing back', { de: 16_000, para: 10_000, em: '2026-11-21' }, 0],
    ['after the period, nothing', { de: 10_000, para: 16_000, em: '2026-12-01' }, 0],
    ['half a centavo goes to the even one', { de: 0, para: 15, em: '2026-11-30' }, 0],
  ])('%s', (_name, mudanca, valor) => {
    expect(diferencaDe(novembro, mudanca)).toBe(valor)
  })
})
