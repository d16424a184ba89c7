import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos, divide, porCento, reais } from './centavos.ts'

test.each([
  [5n, 2n, 2],
  [7n, 2n, 4],
  [10n, 3n, 3],
  [11n, 3n, 4],
  [0n, 7n, 0],
])('%d / %d, half to even, is %d', (numerador, denominador, quociente) => {
  expect(divide(numerador, denominador)).toBe(quociente)
})

test('2 % of R$ 149,90 is R$ 3,00', () => {
  expect(porCento(14_990, 2)).toBe(300)
})

test('reais and centavos are one and the same to the last centavo', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e13 }), (valor) => centavos(reais(valor)) === valor))
})
