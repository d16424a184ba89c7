import { expect, test } from 'vitest'
import { reciboOf } from './recibo.ts'

test.each([
  ['ACDE-FGHJ', 'ACDEFGHJ'],
  [' acde fghj ', 'ACDEFGHJ'],
  ['3467aCdE', '3467ACDE'],
  // 0, 1, 2, 5, 8, B, I, L, O, S, U and Z stand in no code.
  ['ACDE-FGH0', null],
  ['ACDE-FGH', null],
  ['ACDE-FGHJ-K', null],
  ['AC-DEFGHJ', null],
  ['OS26-2026', null],
])('%s as a receipt: %s', (text, wanted) => expect(reciboOf(text)).toBe(wanted))
