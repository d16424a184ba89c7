import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nomeProprio } from './nome.ts'

test.each([
  // S3-012
  ['MARIA DA SILVA', 'Maria da Silva'],
  ['joão dos santos e souza', 'João dos Santos e Souza'],
  ["JOANA D'ÁVILA", "Joana d'Ávila"],
  ['joana d’ávila', 'Joana d’Ávila'],
  ["d'artagnan dumas", "D'Artagnan Dumas"],
  ["maria o'brien", "Maria O'Brien"],
  ['ANA-CLARA DE LIMA', 'Ana-Clara de Lima'],
  ['JOÃO PAULO II', 'João Paulo II'],
  ['Ana McDonald', 'Ana McDonald'],
  ['  José   das  Neves ', 'José das Neves'],
  ['DE PAULA', 'De Paula'],
  ['maria e', 'Maria E'],
  ['érica ângela', 'Érica Ângela'],
  ['Maria Da Silva', 'Maria da Silva'],
  ['ana "zé" lima', 'Ana "Zé" Lima'],
  ['', ''],
])('%s becomes %s', (typed, proper) => {
  expect(nomeProprio(typed)).toBe(proper)
})

test('S3-012: twice is as once, and no letter is lost', () => {
  const word = fc.stringMatching(/^[a-zA-ZãéçÁÔ'-]{1,8}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const once = nomeProprio(words.join(' '))
      expect(nomeProprio(once)).toBe(once)
      expect(once.toLowerCase()).toBe(words.join(' ').toLowerCase())
    }),
  )
})
