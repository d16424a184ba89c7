import { describe, expect, test } from 'vitest'
import { isRows, parsePaste } from './paste.ts'

const rows = (text: string) => parsePaste(text).map(({ codigo, quantidade }) => [codigo, quantidade])

describe('pasted rows', () => {
  test('code TAB quantity, as a spreadsheet copies it, pt-BR numbers', () => {
    expect(rows('000123\t48\r\nMA-GR\t1.234,5\r\n\r\nSU-1000\t 1234.25 \r\n')).toEqual([
      ['000123', 48],
      ['MA-GR', 1234.5],
      ['SU-1000', 1234.25],
    ])
  })

  test('semicolons, quotes, or one blank', () => {
    expect(rows('000123;48\n"MA-GR";"1,5"\nSU-1000   7')).toEqual([
      ['000123', 48],
      ['MA-GR', 1.5],
      ['SU-1000', 7],
    ])
  })

  test('a description between is passed over, a heading is no row, and the numbers of the rows stay', () => {
    const found = parsePaste('Código\tDescrição\tQuantidade\n10\tCreme 60 g\t12\n\n11\tÓleo\t3')
    expect(found.map(({ linha, codigo, quantidade }) => [linha, codigo, quantidade])).toEqual([
      [2, '10', 12],
      [4, '11', 3],
    ])
  })

  test('a text that is no quantity is kept as written', () => {
    expect(parsePaste('10\tdoze\n11\n12\t-3')).toEqual([
      { linha: 1, codigo: '10', quantidadeTexto: 'doze', quantidade: null },
      { linha: 2, codigo: '11', quantidadeTexto: '', quantidade: null },
      { linha: 3, codigo: '12', quantidadeTexto: '-3', quantidade: -3 },
    ])
  })

  test('a code alone, or a text with blanks, is for the field it was pasted into', () => {
    expect(isRows('000123')).toBe(false)
    expect(isRows('creme para mãos 60')).toBe(false)
    expect(isRows('000123\n')).toBe(false)
    expect(isRows('000123\t48')).toBe(true)
    expect(isRows('000123;48')).toBe(true)
    expect(isRows('000123 48\n000124 3')).toBe(true)
  })
})
