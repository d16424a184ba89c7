import { expect, test } from 'vitest'
import { validadeBadge } from './validade.ts'

const text = (validade: string | null) => validadeBadge(validade, '2026-11-19')?.text

test('near and past expiry are named, the rest is not', () => {
  expect(text('2027-01-08')).toBe('Vence em 50 dias')
  expect(text('2027-01-18')).toBe('Vence em 60 dias')
  expect(text('2027-01-19')).toBeUndefined()
  expect(text('2026-11-20')).toBe('Vence em 1 dia')
  expect(text('2026-11-19')).toBe('Vence hoje')
  expect(text('2026-11-18')).toBe('Vencido há 1 dia')
  expect(text('2026-11-02')).toBe('Vencido há 17 dias')
  expect(text(null)).toBeUndefined()
})
