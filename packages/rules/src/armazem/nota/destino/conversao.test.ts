import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addQuantity } from '../../../casca/quantidade/index.ts'
import { fatorDaNota, lotesDoRastro, quantidadeNoEstoque, sumQuantidades } from './conversao.ts'

const rastro = (nLote: string, qLote: number, dVal: string | null = null) => ({
  nLote,
  qLote,
  dVal,
  dFab: null,
})

test.each([
  [10, 240, 24],
  [1, 1, 1],
  [3, 100, 33.3333333333],
  [240, 10, 0.0416666667],
  [0, 10, undefined],
  [10, 0, undefined],
  [null, 10, undefined],
])('qcom %s, qTrib %s: factor %s', (qcom, qTrib, fator) => expect(fatorDaNota({ qcom, qTrib })).toBe(fator))

test.each([
  [10, 24, 240],
  [3, 33.3333333333, 100],
  [240, 0.0416666667, 10],
  [0.0001, 0.4, 0],
  [0.0001, 0.5, 0.0001],
  [1.005, 3, 3.015],
  [null, 3, null],
  [99_999_999_999, 1_000_000, null],
])('%s × %s = %s', (qcom, fator, quantidade) => expect(quantidadeNoEstoque(qcom, fator)).toBe(quantidade))

test('the proposed factor gives back the taxable quantity to the last place', () => {
  const quantity = fc.integer({ min: 1, max: 10_000_000 }).map((units) => units / 100)
  fc.assert(
    fc.property(quantity, quantity, (qcom, qTrib) => {
      const fator = fatorDaNota({ qcom, qTrib })
      fc.pre(fator !== undefined)
      expect(quantidadeNoEstoque(qcom, fator)).toBe(qTrib)
    }),
  )
})

test('lots stand by expiry, in stock units, the same lot once', () => {
  const lots = lotesDoRastro(
    {
      qcom: 10,
      qTrib: 10,
      rastro: [
        rastro('B', 4, '2027-02-01'),
        rastro('000777', 3),
        rastro('A', 1, '2026-07-01'),
        rastro('B', 2, '2027-02-01'),
        rastro('C', 0, '2026-01-01'),
      ],
    },
    2,
  )
  expect(lots.map(({ lote, dataDeValidade, quantidade }) => [lote, dataDeValidade, quantidade])).toEqual([
    ['A', '2026-07-01', 2],
    ['B', '2027-02-01', 12],
    ['000777', null, 6],
  ])
})

test('lots that add up to the taxable quantity count in the taxable unit', () => {
  const prod = { qcom: 10, qTrib: 240, rastro: [rastro('A', 100), rastro('B', 140)] }
  expect(lotesDoRastro(prod, 24).map(({ quantidade }) => quantidade)).toEqual([100, 140])
  // The stock counts half units: each lot doubles, the sum is still the line's.
  const lots = lotesDoRastro(prod, 48).map(({ quantidade }) => quantidade)
  expect(lots).toEqual([200, 280])
  expect(addQuantity(...lots)).toBe(quantidadeNoEstoque(10, 48))
})

test('a day that is none and a name that is too long do not keep the note out', () => {
  const [lote] = lotesDoRastro({ qcom: 1, qTrib: 1, rastro: [rastro('x'.repeat(70), 1, '2026-02-30')] }, 1)
  expect(lote).toMatchObject({ lote: 'x'.repeat(60), dataDeValidade: null })
})

test('quantities that no balance can hold, or below zero, are left out and break nothing', () => {
  const wild = [rastro('A', 1e19), rastro('B', 99_999_999_999), rastro('B', 99_999_999_999), rastro('C', -5)]
  expect(lotesDoRastro({ qcom: 1e19, qTrib: 1e19, rastro: wild }, 1).map(({ lote }) => lote)).toEqual(['B'])
  expect(sumQuantidades(99_999_999_999, 1)).toBeNull()
  expect(sumQuantidades(0.1, 0.2)).toBe(0.3)
  expect(fatorDaNota({ qcom: 1e-4, qTrib: 1e19 })).toBeUndefined()
  expect(fatorDaNota({ qcom: 1e-14, qTrib: 1 })).toBeUndefined()
  expect(lotesDoRastro({ qcom: 1, qTrib: 1e-14, rastro: [rastro('A', 1e-14)] }, 1)).toEqual([])
})
