import { expect, it } from 'vitest'
import { horarioEmPalavras } from './horario.ts'

it.each([
  ['SEGUNDA_A_SEXTA', '09:00', '18:00', 'Segunda a sexta, 9h às 18h'],
  ['SABADO', '08:30', '12:00', 'Sábado, 8h30 às 12h'],
] as const)('says opening hours: %s %s %s', (dias, abre, fecha, words) => {
  expect(horarioEmPalavras({ dias, abre, fecha })).toBe(words)
})
