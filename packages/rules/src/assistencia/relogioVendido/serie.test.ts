import { expect, test } from 'vitest'
import { desvioDaSerie } from './serie.ts'

const livre = { mascaraSerie: null, digitoSerie: 'NENHUM' } as const

test('a model without a pattern takes any number', () => {
  expect(desvioDaSerie('X1', livre)).toBeNull()
})

test.each([
  ['7204118', '9999999', true],
  ['720411A', '9999999', false],
  ['720411', '9999999', false],
  ['72041189', '9999999', false],
  ['AU-7204', 'AA-9999', true],
  ['AU-72O4', 'AA-9999', false],
  ['NAU7X', 'NAU9*', true],
  ['NAV7X', 'NAU9*', false],
])('%s against the mask %s: %s', (serie, mascaraSerie, fits) => {
  expect(desvioDaSerie(serie, { ...livre, mascaraSerie }) === null).toBe(fits)
})

test.each([
  ['79927398713', 'MODULO_10', true],
  ['79927398717', 'MODULO_10', false],
  ['79923798713', 'MODULO_10', false],
  ['AU79927398713', 'MODULO_10', true],
  ['7992739871A', 'MODULO_10', false],
  ['3', 'MODULO_10', false],
  ['72041188', 'MODULO_11', true],
  ['72041168', 'MODULO_11', false],
  ['72041181', 'MODULO_11', false],
] as const)('%s by %s: %s', (serie, digitoSerie, fits) => {
  expect(desvioDaSerie(serie, { ...livre, digitoSerie }) === null).toBe(fits)
})

test('says what is expected', () => {
  expect(desvioDaSerie('1', { ...livre, mascaraSerie: 'A99' })).toBe(
    'Os números deste modelo são assim: A99 (9 é algarismo, A é letra, * é um dos dois).',
  )
  expect(desvioDaSerie('72041181', { ...livre, digitoSerie: 'MODULO_11' })).toBe(
    'O último algarismo não confere (módulo 11).',
  )
})
