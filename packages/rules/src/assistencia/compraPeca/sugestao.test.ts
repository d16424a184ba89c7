import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linhasDaSugestao } from './sugestao.ts'

const espera = [
  { pecaId: 1, ordemServicoId: 10, falta: 1 },
  { pecaId: 2, ordemServicoId: 10, falta: 4 },
  { pecaId: 1, ordemServicoId: 11, falta: 2 },
]

test.each([
  [
    5,
    [
      [1, 10],
      [2, 11],
      [2, null],
    ],
  ],
  [
    2,
    [
      [1, 10],
      [1, 11],
    ],
  ],
  [1, [[1, 10]]],
])('of %i units the waiting orders take first, the oldest before the others', (quantidade, linhas) => {
  expect(
    linhasDaSugestao([{ pecaId: 1, quantidade }], espera).map((um) => [um.quantidade, um.ordemServicoId]),
  ).toEqual(linhas)
})

test('the lines of a part add up to what was chosen, and no order gets more than it lacks', () => {
  const unidades = fc.integer({ min: 1, max: 999 })
  fc.assert(
    fc.property(unidades, fc.array(unidades, { maxLength: 8 }), (quantidade, faltas) => {
      const ordens = faltas.map((falta, at) => ({ pecaId: 1, ordemServicoId: at, falta }))
      const linhas = linhasDaSugestao([{ pecaId: 1, quantidade }], ordens)
      expect(linhas.reduce((sum, linha) => sum + linha.quantidade, 0)).toBe(quantidade)
      for (const { ordemServicoId, quantidade: leva } of linhas)
        if (ordemServicoId !== null) expect(leva).toBeLessThanOrEqual(faltas[ordemServicoId] ?? 0)
    }),
  )
})
