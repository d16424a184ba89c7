import { expect, test } from 'vitest'
import { compareVersoes, type LinhaDaVersao } from './versoes.ts'

const linha = (itemId: number, valorFinal: number, mais: Partial<LinhaDaVersao> = {}): LinhaDaVersao => ({
  tipo: 'SERVICO',
  itemId,
  nome: `Serviço ${itemId}`,
  quantidade: 1,
  garantia: false,
  opcional: false,
  valorFinal,
  ...mais,
})

test('decisions 45: what changes from a version to the next is told line by line', () => {
  const rows = compareVersoes([
    { linhas: [linha(1, 180), linha(2, 70), linha(3, 110)] },
    { linhas: [linha(1, 180), linha(4, 24), linha(2, 70, { garantia: true })] },
    { linhas: [linha(1, 162), linha(4, 24), linha(2, 75)] },
  ])
  expect(
    rows.map(({ ultima, celulas }) => [ultima.itemId, ...celulas.map(({ mudanca }) => mudanca)]),
  ).toEqual([
    [1, null, null, 'DESCEU'],
    [4, null, 'ENTROU', null],
    [2, null, 'GARANTIA', 'COBRADA'],
    [3, null, 'SAIU', null],
  ])
  expect(rows[0]?.ultima.valorFinal).toBe(162)
  expect(rows[3]?.celulas[1]?.linha).toBe(null)
})

test('the same service twice is two rows; what a warranty covers does not rise', () => {
  const rows = compareVersoes([
    { linhas: [linha(1, 10), linha(1, 20)] },
    { linhas: [linha(1, 10), linha(1, 30)] },
  ])
  expect(rows.map(({ celulas }) => celulas[1]?.mudanca)).toEqual([null, 'SUBIU'])
  const coberta = { garantia: true }
  const [row] = compareVersoes([{ linhas: [linha(1, 10, coberta)] }, { linhas: [linha(1, 20, coberta)] }])
  expect(row?.celulas[1]?.mudanca).toBe(null)
})

test('one version alone changes nothing', () => {
  expect(compareVersoes([{ linhas: [linha(1, 10)] }])).toMatchObject([{ celulas: [{ mudanca: null }] }])
  expect(compareVersoes([])).toEqual([])
})
