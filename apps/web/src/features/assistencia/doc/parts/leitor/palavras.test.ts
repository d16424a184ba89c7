import { expect, test } from 'vitest'
import { findPalavras } from './palavras.ts'

const linha = (str: string) => ({ str, hasEOL: true })
const pedaco = (str: string) => ({ str, hasEOL: false })

test('a word is found whole, whatever its case, and not within another', () => {
  expect(findPalavras([linha('Gaxeta e gaxetas; a engaxetar')], ['gaxeta'])).toEqual([
    [{ peca: 0, de: 0, ate: 6 }],
  ])
})

test('all the forms of a page are found in reading order', () => {
  const achadas = findPalavras([linha('vedações'), linha('da vedação')], ['vedação', 'vedações'])
  expect(achadas).toEqual([[{ peca: 0, de: 0, ate: 8 }], [{ peca: 1, de: 3, ate: 10 }]])
})

test('a word that the file writes in two runs is one hit over both', () => {
  expect(findPalavras([pedaco('troque a ga'), pedaco('xeta do fundo')], ['gaxeta'])).toEqual([
    [
      { peca: 0, de: 9, ate: 11 },
      { peca: 1, de: 0, ate: 4 },
    ],
  ])
})

test('a line ends a word, and signs of a form are no pattern', () => {
  expect(findPalavras([linha('ga'), linha('xeta')], ['gaxeta'])).toEqual([])
  expect(findPalavras([linha('1,5 ou 1x5')], ['1.5'])).toEqual([])
  expect(findPalavras([linha('nada')], [])).toEqual([])
})
