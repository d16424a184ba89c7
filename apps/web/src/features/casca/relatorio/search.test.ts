import { expect, test } from 'vitest'
import { escolhaDe, parseRelatorioSearch, periodoDe } from './search.ts'

test('an address keeps what fits a filter, numbers and booleans as texts', () => {
  expect(
    parseRelatorioSearch({ de: '2026-03-01', ate: 'x', posto: 3, garantia: true, por: 'a b', z: 1 }),
  ).toEqual({
    de: '2026-03-01',
    posto: '3',
    garantia: 'true',
  })
})

test.each(['', '2026', '2026-02'])('the choice %j comes back from its days', (escolha) => {
  expect(escolhaDe(periodoDe(escolha))).toBe(escolha)
})

test('days of one’s own are no month', () => {
  expect(escolhaDe({ de: '2026-02-02', ate: '2026-02-28' })).toBe('outro')
  expect(escolhaDe({ de: '2026-02-01' })).toBe('outro')
})
