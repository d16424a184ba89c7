import { expect, test } from 'vitest'
import { changeOf, figurasDe, umAnoAntes } from './compare.ts'

test('the same days a year earlier, also where that year has no such day', () => {
  expect(umAnoAntes({ de: '2025-12-01', ate: '2026-11-28' })).toEqual({ de: '2024-12-01', ate: '2025-11-28' })
  expect(umAnoAntes({ de: '2024-02-29', ate: '2024-02-29' })).toEqual({ de: '2023-02-28', ate: '2023-02-28' })
})

test.each([
  [1151, 1067, 'inteiro', '+ 84'],
  [11, 12, 'decimal', '− 1'],
  [12.34, 12.3, 'decimal', 'igual'],
  [94.4, 93.1, 'porcento', '+ 1,3 ponto'],
  [90, 94, 'porcento', '− 4 pontos'],
  [100, 150.5, 'dinheiro', '− R$ 50,50'],
  [7, 7, 'inteiro', 'igual'],
  [7, null, 'inteiro', undefined],
  [null, 7, 'inteiro', undefined],
] as const)('from %s after %s (%s) reads %s', (agora, antes, formato, words) => {
  expect(changeOf(agora, antes, formato)?.replaceAll('\u00A0', ' ')).toBe(words)
})

test('the first four totals with a number lead the report, the parts of a bar behind the others', () => {
  const coluna = (nome: string) => ({
    nome,
    rotulo: nome,
    formato: 'inteiro' as const,
    desenho: nome === 'c' ? ('barra' as const) : null,
    abre: null,
  })
  const colunas = ['a', 'b', 'c', 'd', 'e', 'f'].map(coluna)
  const names = figurasDe({ colunas, total: [1, null, 3, 'x', 5, 6] }).map(({ coluna: { nome } }) => nome)
  expect(names).toEqual(['a', 'e', 'f', 'c'])
  expect(figurasDe({ colunas, total: null })).toEqual([])
})
