import { NOTIFICACAO_TIPOS } from '@app/contract/casca/notificacao'
import { expect, test } from 'vitest'
import { escolhaDe, mayHear } from './escolha.ts'

test('without a choice the default holds: every kind reaches the page, but what an order’s own people do all day', () => {
  expect(NOTIFICACAO_TIPOS.filter((tipo) => !escolhaDe(tipo, {}).pagina)).toEqual([
    'PEDIDO_EXPEDIDO',
    'PEDIDO_CANCELADO',
  ])
  expect(escolhaDe('MENCAO', {})).toEqual({ pagina: true, email: false, computador: true })
})

test('the computer needs the page; mail does not', () => {
  const off = { pagina: false, email: true, computador: false }
  expect(escolhaDe('MENCAO', { MENCAO: off })).toEqual(off)
  expect(escolhaDe('MENCAO', { MENCAO: { ...off, computador: true } }).pagina).toBe(true)
})

test('a kind without an ability is for everybody', () => {
  expect(mayHear('IMPORTACAO', () => false)).toBe(true)
  expect(mayHear('NOTA_ESPERA', (ability) => ability === 'NOTA_RECEBER')).toBe(true)
  expect(mayHear('NOTA_ESPERA', () => false)).toBe(false)
})
