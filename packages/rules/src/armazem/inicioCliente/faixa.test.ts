import { expect, test } from 'vitest'
import { faixaDe } from './faixa.ts'

test.each([
  [null, 'SEM_VALIDADE'],
  [-1, 'VENCIDO'],
  [0, 'ATE_30'],
  [30, 'ATE_30'],
  [31, 'ATE_60'],
  [60, 'ATE_60'],
  [61, 'ATE_90'],
  [90, 'ATE_90'],
  [91, 'DEPOIS'],
] as const)('%s days: %s', (dias, faixa) => expect(faixaDe(dias)).toBe(faixa))
