import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  ['ana@exemplo.com.br', true],
  ['a@', false],
  ['@exemplo.com', false],
  ['ana@exemplo', false],
  ['ana maria@exemplo.com', false],
  ['ana@exemplo..com', false],
])('S5-005: %s is an address: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid)
})
