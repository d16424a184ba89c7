import { expect, test } from 'vitest'
import { postoDasEscolhidas, postosEmPalavras } from './assign.ts'

const posto = (id: number, total: number) => ({ id, nomeFantasia: `Posto ${id}`, total })

test('chosen orders of one post go to its people; those of several or of none to nobody', () => {
  expect(postoDasEscolhidas([posto(3, 7)])?.id).toBe(3)
  expect(postoDasEscolhidas([posto(3, 7), posto(4, 1)])).toBeNull()
  expect(postoDasEscolhidas([])).toBeNull()
})

test('several posts are named, those with most orders first; of many only how many more', () => {
  expect(postosEmPalavras([posto(1, 2), posto(2, 5)])).toBe('2 postos: Posto 2 (5) e Posto 1 (2)')
  expect(postosEmPalavras([posto(1, 1), posto(2, 1), posto(3, 4), posto(4, 1), posto(5, 1)])).toBe(
    '5 postos: Posto 3 (4), Posto 1 (1), Posto 2 (1) e mais 2',
  )
})
