import { expect, test } from 'vitest'
import { formatReais } from './index.ts'

test.each([
  [1234.56, 'R$ 1.234,56'],
  [0, 'R$ 0,00'],
  [59.9, 'R$ 59,90'],
  [9_999_999_999_999.99, 'R$ 9.999.999.999.999,99'],
])('S9-042: %d is %s', (value, text) => {
  expect(formatReais(value)).toBe(text)
})
