import { QUANTIDADE_MAXIMA } from '@app/contract/armazem/estoque'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addQuantity, formatQuantidade, fromUnits, isWhole, subtractQuantity, toUnits } from './quantidade.ts'

const units = fc.integer({ min: -1e15, max: 1e15 })

test('a quantity keeps its four decimals through number and text', () => {
  fc.assert(
    fc.property(units, (value) => {
      expect(toUnits(fromUnits(value))).toBe(value)
      const text = `${Math.trunc(Math.abs(value) / 10_000)}.${String(Math.abs(value) % 10_000).padStart(4, '0')}`
      expect(toUnits(value < 0 ? `-${text}` : text)).toBe(value)
    }),
  )
  expect(toUnits(QUANTIDADE_MAXIMA)).toBe(999_999_999_999_999)
})

test('adding and taking away never drift', () => {
  expect(0.1 + 0.2).not.toBe(0.3)
  expect(addQuantity(0.1, 0.2)).toBe(0.3)
  expect(subtractQuantity(0.3, 0.1)).toBe(0.2)
  expect(Object.is(subtractQuantity(0.3, 0.3), 0)).toBe(true)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 })), (parts) => {
      const total = addQuantity(...parts.map(fromUnits))
      expect(toUnits(total)).toBe(parts.reduce((sum, part) => sum + part, 0))
      expect(parts.map(fromUnits).reduce(subtractQuantity, total)).toBe(0)
    }),
  )
})

test('what does not fit is refused, not rounded away', () => {
  expect(() => toUnits(Number('1e309'))).toThrow(RangeError)
  expect(() => toUnits('abc')).toThrow(RangeError)
  expect(() => addQuantity(...Array.from({ length: 10 }, () => QUANTIDADE_MAXIMA))).toThrow(RangeError)
})

test('whole units', () => {
  expect(isWhole(48)).toBe(true)
  expect(isWhole(0.5)).toBe(false)
  expect(isWhole(1.0001)).toBe(false)
})

test.each([
  [0, '0'],
  [48, '48'],
  [1234.5, '1.234,5'],
  [0.0001, '0,0001'],
  [-1000, '-1.000'],
  [99_999_999_999.9999, '99.999.999.999,9999'],
])('%d reads %s', (value, text) => {
  expect(formatQuantidade(value)).toBe(text)
})
