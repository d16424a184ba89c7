import { expect, test } from 'vitest'
import { parteUsada, prazoEmPalavras } from './words.ts'

const agora = new Date('2026-11-23T14:30:00Z')

test.each([
  ['ATRASADO', '2026-11-23T12:20:00Z', '+ 2 h 10 min'],
  ['ATRASADO', '2026-11-23T13:50:00Z', '+ 40 min'],
  ['ATRASADO', '2026-11-20T14:30:00Z', '+ 3 dias'],
  ['NO_PRAZO', '2026-11-23T20:30:00Z', 'faltam 6 h'],
  ['NO_PRAZO', '2026-11-24T14:20:00Z', '24/11 11:20'],
  ['PARADO', null, 'parado'],
  ['CUMPRIDO', '2026-11-20T14:30:00Z', 'no prazo'],
  ['PERDIDO', '2026-11-20T14:30:00Z', 'com atraso'],
] as const)('%s %s', (prazo, prazoEm, words) => {
  expect(prazoEmPalavras({ prazo, prazoEm }, agora)).toBe(words)
})

test.each([
  ['six of eight hours left', 360, 0.25],
  ['late', 0, 1],
  ['more left than its category grants, after it was sent on', 900, 0],
])('the dial of a ticket, %s', (_name, minutosRestantes, parte) => {
  expect(parteUsada({ categoria: 'TECNICA', minutosRestantes })).toBe(parte)
})
