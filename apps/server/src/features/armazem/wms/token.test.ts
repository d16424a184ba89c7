import { expect, test } from 'vitest'
import { isToken } from './token.ts'

test.each([
  ['Bearer segredo', 'segredo', true],
  ['bearer segredo', 'segredo', true],
  ['Bearer outro', 'segredo', false],
  ['Bearer segredo ', 'segredo', false],
  ['Bearer segred', 'segredo', false],
  ['segredo', 'segredo', false],
  ['Basic segredo', 'segredo', false],
  [undefined, 'segredo', false],
  [undefined, undefined, false],
  ['Bearer ', '', false],
  ['Bearer undefined', undefined, false],
])('%s against %s: %s', (authorization, expected, passes) => {
  expect(isToken(authorization, expected)).toBe(passes)
})
