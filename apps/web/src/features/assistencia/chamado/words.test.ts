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

const corrida = {
  prazo: 'NO_PRAZO',
  criadoEm: '2026-11-23T12:30:00Z',
  prazoEm: '2026-11-23T20:30:00Z',
  atendidoEm: null,
  minutosRestantes: null,
  categoria: 'TECNICA',
} as const
test.each([
  ['two of eight hours', {}, 0.25],
  ['late', { prazoEm: '2026-11-23T13:30:00Z' }, 1],
  ['answered after four', { atendidoEm: '2026-11-23T16:30:00Z' }, 0.5],
  ['stopped with two hours left', { prazoEm: null, minutosRestantes: 120 }, 0.75],
  ['stopped with more than its category grants', { prazoEm: null, minutosRestantes: 900 }, 0],
  ['opened at its deadline', { prazoEm: '2026-11-23T12:30:00Z' }, 1],
])('the dial of a ticket, %s', (_name, rest, parte) => {
  expect(parteUsada({ ...corrida, ...rest }, agora)).toBe(parte)
})
