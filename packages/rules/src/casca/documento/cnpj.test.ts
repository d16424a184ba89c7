import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bareDocumento, isCnpj, isCpf } from './cnpj.ts'

test.each([
  '99999002000101',
  '99999001000159',
  // The example of the Receita Federal for the alphanumeric CNPJ.
  '12ABC34501DE35',
  '0ZTESTE1000128',
  '99TESTE1000110',
])('%s is a CNPJ', (cnpj) => {
  expect(isCnpj(cnpj)).toBe(true)
})

test.each([
  '99999002000102',
  '12ABC34501DE36',
  '12abc34501de35',
  '12ABC34501DEA5',
  '00000000000000',
  '9999900200010',
  '999990020001011',
  '',
])('%s is none', (cnpj) => {
  expect(isCnpj(cnpj)).toBe(false)
})

test('CPF by its check digits', () => {
  expect(isCpf('52998224725')).toBe(true)
  expect(isCpf('99999007040')).toBe(true)
  expect(isCpf('52998224726')).toBe(false)
  expect(isCpf('11111111111')).toBe(false)
  expect(isCpf('5299822472A')).toBe(false)
})

test('the mask and small letters are taken off', () => {
  expect(bareDocumento(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35')
})

test('of all check digits of a base exactly one pair is right', () => {
  const base = fc
    .array(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')), {
      minLength: 12,
      maxLength: 12,
    })
    .map((chars) => chars.join(''))
    .filter((text) => new Set(text).size > 1)
  fc.assert(
    fc.property(base, (text) => {
      const pairs = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'))
      expect(pairs.filter((pair) => isCnpj(text + pair))).toHaveLength(1)
    }),
    { numRuns: 50 },
  )
})
