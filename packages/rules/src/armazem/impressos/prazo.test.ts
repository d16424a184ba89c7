import { expect, test } from 'vitest'
import { separarAte } from './prazo.ts'

const DESDE = '2026-11-19T16:05:00.000Z'

test.each([
  ['CRIADO', true, 4, '2026-11-19T20:05:00.000Z'],
  ['EM_SEPARACAO', true, 0.25, '2026-11-19T16:20:00.000Z'],
  ['CRIADO', false, 4, null],
  ['A_FATURAR', true, 4, null],
  ['FATURADO', true, 4, null],
  ['CRIADO', true, null, null],
] as const)('%s, concluded %s, %s hours: %s', (etapa, concluido, horas, ate) => {
  expect(separarAte({ etapa, concluido, statusDesde: DESDE }, horas)).toBe(ate)
})
