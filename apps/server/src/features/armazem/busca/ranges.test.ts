import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { numbersBeginning } from './ranges.ts'

test('every number that begins with 4822 is found by ranges, 4822 itself left out', () => {
  expect(numbersBeginning('4822').slice(0, 2)).toEqual([
    { from: 48_220, to: 48_229 },
    { from: 482_200, to: 482_299 },
  ])
  expect(numbersBeginning('482248224')).toEqual([])
  for (const text of ['', '0', '012', '12a', ' 12']) expect(numbersBeginning(text)).toEqual([])
})

test('a number lies in a range exactly when it begins with the digits', () => {
  const number = fc.integer({ min: 1, max: 999_999_999 })
  fc.assert(
    fc.property(number, fc.integer({ min: 1, max: 9_999 }), (wanted, beginning) => {
      const found = numbersBeginning(String(beginning)).some(({ from, to }) => from <= wanted && wanted <= to)
      return found === (wanted !== beginning && String(wanted).startsWith(String(beginning)))
    }),
  )
})
