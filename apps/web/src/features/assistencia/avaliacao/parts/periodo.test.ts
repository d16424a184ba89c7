import { expect, test } from 'vitest'
import { diasDe, escolhaDe, searchDe } from './periodo.ts'

const HOJE = '2026-02-28'

test.each([
  ['3', { de: '2025-12-01' }, { de: '2025-12-01', ate: HOJE }],
  ['6', {}, { de: '2025-09-01', ate: HOJE }],
  ['24', { de: '2024-03-01' }, { de: '2024-03-01', ate: HOJE }],
])('the last %s months are chosen, and known again', (escolha, search, dias) => {
  expect(searchDe(escolha, HOJE)).toEqual(search)
  expect(diasDe(search, HOJE)).toEqual(dias)
  expect(escolhaDe(search, HOJE)).toBe(escolha)
  // The links of the marks write both days.
  expect(escolhaDe(dias, HOJE)).toBe(escolha)
})

test('days of the search panel are summed as they are', () => {
  expect(escolhaDe({ de: '2026-01-15' }, HOJE)).toBe('outro')
  expect(diasDe({ ate: '2026-01-31' }, HOJE)).toEqual({ de: '2025-08-01', ate: '2026-01-31' })
})
