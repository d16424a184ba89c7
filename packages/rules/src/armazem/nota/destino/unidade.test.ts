import { expect, test } from 'vitest'
import { unidadesDiferem } from './unidade.ts'

test.each([
  ['CX', 'un', true],
  ['UN', 'un', false],
  ['UND.', 'un', false],
  ['Peça', 'PC', false],
  ['PC', 'un', true],
  ['CX12', 'cx', true],
  ['', 'un', false],
  [null, 'un', false],
])('%s of the note, %s of the product: differ %s', (daNota, doProduto, differ) =>
  expect(unidadesDiferem(daNota, doProduto)).toBe(differ),
)
