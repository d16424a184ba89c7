import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatExato, isNear, multiply, readExato, readNumero, toCents } from './decimal.ts'

const exato = (text: string) => readExato(text) ?? 0n

test('1 × 1.005 is 1.01, half up (ok-decimais-finos)', () => {
  expect(formatExato(toCents(multiply(exato('1'), exato('1.005'))))).toBe('1,01')
  expect(formatExato(toCents(exato('-1.005')))).toBe('-1,01')
  expect(formatExato(toCents(exato('1.0049999999')))).toBe('1,00')
})

test.each(['', ' ', '1,5', '1e3', '--1', 'x', '1.', '.5', '1'.repeat(21), '0.123456789012345'])(
  '“%s” is no decimal of the layout',
  (text) => {
    expect(readExato(text)).toBeUndefined()
    expect(readNumero(text)).toBeUndefined()
  },
)

test('an absent value is none', () => expect(readExato(undefined)).toBeUndefined())

test('one cent apart is near, more is not', () => {
  expect(isNear(exato('10.00'), exato('10.01'))).toBe(true)
  expect(isNear(exato('10.01'), exato('10.00'))).toBe(true)
  expect(isNear(exato('10.00'), exato('10.0100000001'))).toBe(false)
})

test('shown as people write it', () => {
  expect(formatExato(exato('1234567.5'))).toBe('1.234.567,50')
  expect(formatExato(exato('100.0000'), 0)).toBe('100')
  expect(formatExato(exato('0.1234567891'))).toBe('0,1234567891')
})

test('a product of the largest quantity and unit value is exact', () => {
  const places = (digits: number) => fc.bigInt({ min: 0n, max: 10n ** BigInt(digits) - 1n })
  const asText = (value: bigint, decimals: number) => {
    const digits = String(value).padStart(decimals + 1, '0')
    return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  }
  fc.assert(
    fc.property(places(15), places(21), (quantity, value) => {
      const product = multiply(exato(asText(quantity, 4)), exato(asText(value, 10)))
      expect(product).toBe(quantity * value)
    }),
  )
})
