import { expect, test } from 'vitest'
import { emSilencio } from './silencio.ts'

test.each([
  ['18:29', false],
  ['18:30', true],
  ['23:59', true],
  ['00:00', true],
  ['07:29', true],
  ['07:30', false],
])('silence from 18:30 to 07:30 at %s: %s', (hora, silent) => {
  expect(emSilencio({ de: '18:30', ate: '07:30' }, hora)).toBe(silent)
})

test('silence within one day, none at all, and one of no length', () => {
  expect(emSilencio({ de: '12:00', ate: '13:00' }, '12:30')).toBe(true)
  expect(emSilencio({ de: '12:00', ate: '13:00' }, '18:00')).toBe(false)
  expect(emSilencio(null, '03:00')).toBe(false)
  expect(emSilencio({ de: '12:00', ate: '12:00' }, '12:00')).toBe(false)
})
