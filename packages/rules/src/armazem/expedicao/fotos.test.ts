import { expect, test } from 'vitest'
import { losesFotos, takesFotos } from './fotos.ts'

test.each([
  ['CRIADO', 'recebido', false, false],
  ['EM_SEPARACAO', 'em separação', false, false],
  ['A_FATURAR', 'conferido', false, false],
  ['FATURADO', 'conferido', true, true],
  ['FATURADO', 'expedido', true, false],
  ['CANCELADO', 'conferido', false, false],
] as const)('%s, %s: photos come %s, and go %s', (etapa, statusAlcis, come, go) => {
  expect(takesFotos({ etapa, statusAlcis })).toBe(come)
  expect(losesFotos({ etapa, statusAlcis })).toBe(go)
})
