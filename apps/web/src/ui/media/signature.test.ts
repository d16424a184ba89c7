import { expect, it } from 'vitest'
import { pathOf } from './signature.ts'

it('draws a stroke, a dot for a tap, and nothing for nothing', () => {
  expect(
    pathOf([
      [1, 2],
      [3, 4],
      [5, 6],
    ]),
  ).toBe('M1 2L3 4L5 6')
  expect(pathOf([[1, 2]])).toBe('M1 2L1 2')
  expect(pathOf([])).toBe('')
})
