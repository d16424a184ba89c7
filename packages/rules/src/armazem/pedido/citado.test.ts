import { CHAVE_PEDIDO } from '@app/contract/armazem/pedido'
import { expect, test } from 'vitest'
import { citacaoOf } from './citado.ts'

test.each([
  ['PC-7', ['PC-7']],
  ['  PC-7 ', ['PC-7']],
  ['  ', []],
  ['', []],
  [null, []],
])('an order whose company calls it %o is known by %o', (numero, texts) => {
  expect(citacaoOf({ [CHAVE_PEDIDO]: numero })).toEqual(texts)
})
