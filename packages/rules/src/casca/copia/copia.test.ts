import { expect, test } from 'vitest'
import { isCopiaDevida, isTesteDevido, situacaoDasCopias } from './index.ts'

const ZONA = 'America/Sao_Paulo'
const at = (text: string) => new Date(`${text}:00-03:00`)

test.each([
  ['not on the day it was last taken', '2026-11-23T02:41', '2026-11-23T23:40', false],
  ['not before two', '2026-11-23T02:40', '2026-11-24T01:40', false],
  ['the next night', '2026-11-23T02:40', '2026-11-24T02:40', true],
  ['one taken by hand does not stand for the night', '2026-11-23T18:00', '2026-11-24T02:40', true],
  ['a machine that slept at night takes it in the morning', '2026-11-23T02:40', '2026-11-24T09:40', true],
  ['a lost night is made up for at once', '2026-11-21T02:40', '2026-11-24T00:40', true],
])('%s', (_name, desde, agora, devida) => expect(isCopiaDevida(at(desde), at(agora), ZONA)).toBe(devida))

test('a copy is proved once a week', () => {
  expect(isTesteDevido(null, at('2026-11-23T03:00'))).toBe(true)
  expect(isTesteDevido(at('2026-11-17T03:00'), at('2026-11-23T03:00'))).toBe(false)
  expect(isTesteDevido(at('2026-11-16T03:00'), at('2026-11-23T03:00'))).toBe(true)
})

test.each([
  ['DESLIGADA', 0, '2026-11-20T02:40', '2026-01-01T00:00'],
  ['EM_DIA', 7, '2026-11-23T02:40', '2026-01-01T00:00'],
  ['ATRASADA', 7, '2026-11-22T02:39', '2026-01-01T00:00'],
  ['ATRASADA', 7, null, '2026-01-01T00:00'],
  ['AINDA_NENHUMA', 7, null, '2026-11-23T00:00'],
] as const)('%s', (situacao, guardar, ultima, desde) =>
  expect(
    situacaoDasCopias(
      { guardar, ultima: ultima === null ? null : at(ultima), desde: at(desde) },
      at('2026-11-23T04:40'),
    ),
  ).toBe(situacao),
)
