import { expect, test } from 'vitest'
import { avisoDaInscricao, isOfAge } from './regras.ts'

test.each([
  ['2008-11-20', '2026-11-20', true],
  ['2008-11-21', '2026-11-20', false],
  ['1950-01-01', '2026-11-20', true],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
])('S8-026: born on %s, on %s old enough: %s', (nascimento, hoje, sim) => {
  expect(isOfAge(nascimento, hoje)).toBe(sim)
})

test('S8-043: a wrong digit and an unusual beginning are told, a right number and a wrong form are not', () => {
  expect(avisoDaInscricao('SP', '999999991000')).toContain('dígito não confere com a regra de SP')
  expect(avisoDaInscricao('CE', '089999999')).toContain('começo')
  expect(avisoDaInscricao('SP', '110042490114')).toBeNull()
  expect(avisoDaInscricao('SP', 'ISENTO')).toBeNull()
  expect(avisoDaInscricao('SP', '1')).toBeNull()
})
