import { SITUACOES } from '@app/contract/armazem/pedido'
import { expect, test } from 'vitest'
import { lateOf } from './late-of.ts'

test('late are those that wait for picking and those that wait for billing', () => {
  const cartoes = SITUACOES.map((status, index) => ({ status, quantidade: 10 ** index }))
  expect(lateOf(cartoes)).toBe(110)
  expect(lateOf([])).toBe(0)
})
