import { expect, test } from 'vitest'
import { ZONA_PADRAO } from './day.ts'
import { formatDay, formatInstant } from './format.ts'

test('days and instants as people in Brazil read them', () => {
  expect(formatDay('2026-11-20')).toBe('20/11/2026')
  expect(formatInstant(new Date('2026-11-21T02:05:00Z'), ZONA_PADRAO)).toBe('20/11/2026 23:05')
  expect(formatInstant(new Date('2026-11-21T03:00:00Z'), ZONA_PADRAO)).toBe('21/11/2026 00:00')
  expect(formatInstant(new Date('2018-11-10T12:00:00Z'), ZONA_PADRAO)).toBe('10/11/2018 10:00')
})
