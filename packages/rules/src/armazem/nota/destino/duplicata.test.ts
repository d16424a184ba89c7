import { expect, test } from 'vitest'
import { compareDuplicata } from './duplicata.ts'

const guardada = { sha256: 'a', digestValue: 'd' }

test.each([
  ['nova', { sha256: 'a', digestValue: 'd' }, undefined],
  ['mesma', { sha256: 'a', digestValue: 'd' }, guardada],
  ['outroEnvelope', { sha256: 'b', digestValue: 'd' }, guardada],
  ['conflito', { sha256: 'b', digestValue: 'e' }, guardada],
] as const)('%s', (outcome, nova, stored) => {
  expect(compareDuplicata(nova, stored)).toBe(outcome)
})
