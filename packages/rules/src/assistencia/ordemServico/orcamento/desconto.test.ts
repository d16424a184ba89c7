import { PERFIS_SEMEADOS } from '../../../casca/permissao/index.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkValores, DESCONTO_PADRAO, descontoDe, valorComDesconto } from './desconto.ts'

const linha = (
  valor: number,
  valorFinal: number,
  mais: { garantia?: boolean; motivoValor?: string } = {},
) => ({
  garantia: false,
  motivoValor: null,
  valor,
  valorFinal,
  ...mais,
})

describe('decisions 48: the discount of a profile', () => {
  test.each([
    ['ATENDENTE', 10],
    ['ROLE_REPRESENTANTE_LEGAL', 30],
    ['ROLE_ADMIN', 100],
    ['ROLE_ASSISTENCIA_TECNICA_SAO_PAULO', 100],
    ['CENTRO_TECNICO', 0],
  ] as const)('%s gives at most %d %%', (role, maximo) => {
    expect(PERFIS_SEMEADOS.map(({ codigo }) => codigo)).toContain(role)
    expect(DESCONTO_PADRAO[role] ?? 0).toBe(maximo)
  })

  test('to the cent', () => {
    expect(checkValores([linha(100, 90)], 10)).toEqual([])
    expect(checkValores([linha(100, 89.99)], 10)).toEqual([
      { linha: 0, campo: 'valorFinal', code: 'OS_DESCONTO' },
    ])
    expect(checkValores([linha(180, 180)], 0)).toEqual([])
    expect(checkValores([linha(180, 0)], 100)).toEqual([])
  })

  test('above the list price it says why; covered, nobody asks', () => {
    expect(checkValores([linha(100, 120)], 0)).toEqual([
      { linha: 0, campo: 'motivoValor', code: 'OS_ACIMA_DA_TABELA' },
    ])
    expect(checkValores([linha(100, 120, { motivoValor: 'Peça banhada' })], 0)).toEqual([])
    expect(checkValores([linha(100, 0, { garantia: true })], 0)).toEqual([])
  })

  test('whoever may give more may give less', () => {
    const price = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100)
    fc.assert(
      fc.property(price, price, fc.integer({ min: 0, max: 99 }), (valor, valorFinal, maximo) => {
        const one = [linha(valor, Math.min(valor, valorFinal))]
        expect(checkValores(one, maximo + 1).length).toBeLessThanOrEqual(checkValores(one, maximo).length)
      }),
    )
  })
})

test('a price less a percentage is never less than that percentage of it', () => {
  expect(valorComDesconto(48.15, 30)).toBe(33.71)
  expect(valorComDesconto(180, 10)).toBe(162)
  expect(valorComDesconto(180, 100)).toBe(0)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      (price, percent) => {
        const valorFinal = valorComDesconto(price / 100, percent)
        expect(checkValores([linha(price / 100, valorFinal)], percent)).toEqual([])
      },
    ),
  )
})

test.each([
  [180, 162, 10],
  [180, 150, 16.67],
  [180, 180, 0],
  [180, 200, 0],
  [0, 0, 0],
])('of R$ %d at R$ %d the discount is %d %%', (tabela, valor, percent) => {
  expect(descontoDe(tabela, valor)).toBe(percent)
})
