import { describe, expect, test } from 'vitest'
import { isTreinado, situacaoTreinamento } from './index.ts'

const HOJE = '2026-11-20'
const marca = (id: number, desde = '2026-01-01', ate: string | null = null) => ({
  marca: { id },
  modelo: null,
  desde,
  ate,
})
const relogio = { id: 10, marca: { id: 1 } }

test.each([
  ['2026-11-21', null, 'FUTURO'],
  ['2026-11-20', '2026-11-20', 'VIGENTE'],
  ['2020-01-01', null, 'VIGENTE'],
  ['2020-01-01', '2026-11-19', 'VENCIDO'],
] as const)('a training from %s until %s is %s', (desde, ate, situacao) => {
  expect(situacaoTreinamento({ desde, ate }, HOJE)).toBe(situacao)
})

describe('whether a técnico is trained for a watch (rede §2)', () => {
  test.each([
    ['nothing', [], false],
    ['its brand', [marca(1)], true],
    ['another brand', [marca(2)], false],
    ['its brand, over', [marca(1, '2025-01-01', '2026-11-19')], false],
    ['its brand, from tomorrow on', [marca(1, '2026-11-21')], false],
    ['its model', [{ ...marca(1), modelo: { id: 10 } }], true],
    ['another model of its brand', [{ ...marca(1), modelo: { id: 11 } }], false],
    [
      'its model, though the brand is over',
      [marca(1, '2025-01-01', '2025-12-31'), { ...marca(1), modelo: { id: 10 } }],
      true,
    ],
  ] as const)('%s: %s', (_name, treinamentos, expected) => {
    expect(isTreinado(treinamentos, relogio, HOJE)).toBe(expected)
  })
})
