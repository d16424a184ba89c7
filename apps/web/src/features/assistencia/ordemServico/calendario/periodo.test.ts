import { expect, it } from 'vitest'
import { dayName, periodoDe } from './periodo.ts'

it('shows a month in whole weeks from Sunday on', () => {
  const { titulo, dias, antes, depois } = periodoDe('2026-11-23', undefined)
  expect(titulo).toBe('novembro de 2026')
  expect([dias[0], dias.at(-1), dias.length]).toEqual(['2026-11-01', '2026-12-05', 35])
  expect([antes, depois]).toEqual(['2026-10-01', '2026-12-01'])
  expect(periodoDe('2026-08-31', undefined).dias).toHaveLength(42)
  expect(periodoDe('2026-02-10', undefined).dias).toHaveLength(28)
})

it('shows the week of a day, also across the end of a month', () => {
  const { titulo, dias, antes, depois } = periodoDe('2026-12-01', 'semana')
  expect(dias).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ])
  expect(titulo).toBe('dom., 29 de nov. a sáb., 5 de dez.')
  expect([antes, depois]).toEqual(['2026-11-24', '2026-12-08'])
  expect(dayName('2026-11-20')).toBe('sexta-feira, 20 de novembro')
})
