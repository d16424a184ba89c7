import { FORCA_CADASTRO, FORCA_TROCA, type Forca } from '@app/contract/casca/cadastro'
import { errorText } from '@app/contract/casca/errors'
import { expect, test } from 'vitest'
import { forcaRotulo, lengthError, palavrasDaPessoa, senhaError } from './senha.ts'

test('S5-007, S9-026: seven characters are too short, eight are taken', () => {
  expect(lengthError('1234567')).toBe('SENHA_CURTA')
  expect(lengthError('12345678')).toBeNull()
  // Seven characters for people, but fourteen code units in the string.
  expect(lengthError('🔒'.repeat(7))).toBe('SENHA_CURTA')
  expect(lengthError('x'.repeat(129))).toBe('SENHA_LONGA')
  expect(lengthError('x'.repeat(128))).toBeNull()
})

test('S5-008, S5-010: the words of the two refusals', () => {
  expect(errorText('SENHA_CURTA')).toBe('Senha muito curta')
  expect(errorText('SENHA_FRACA')).toBe('Senha muito fraca')
})

test('S5-009, S9-027, S9-028: sign-up takes score 2, every other new password needs 3', () => {
  const taken = (minima: Forca) =>
    ([0, 1, 2, 3, 4] as const).filter((forca) => senhaError('abcdefgh', forca, minima) === null)
  expect(taken(FORCA_CADASTRO)).toEqual([2, 3, 4])
  expect(taken(FORCA_TROCA)).toEqual([3, 4])
  // The length is checked before the strength.
  expect(senhaError('abc', 0, FORCA_TROCA)).toBe('SENHA_CURTA')
})

test('S5-011, S5-012, S5-013, S5-014, S5-015: the five words', () => {
  expect(([0, 1, 2, 3, 4] as const).map(forcaRotulo)).toEqual([
    'muito fraca',
    'fraca',
    'regular',
    'boa',
    'ótima',
  ])
})

test('own names and address count as known words', () => {
  expect(palavrasDaPessoa({ nome: "José d'Ávila", email: 'Jose.Avila@exemplo.example' })).toEqual([
    'retaguarda',
    'jose.avila@exemplo.example',
    'josé',
    'ávila',
    'jose',
    'avila',
    'exemplo',
    'example',
  ])
  expect(palavrasDaPessoa({})).toEqual(['retaguarda'])
})
