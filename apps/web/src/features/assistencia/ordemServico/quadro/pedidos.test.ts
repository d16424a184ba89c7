import { expect, test } from 'vitest'
import { pedidosDe } from './pedidos.ts'

test('an act on the board says beforehand what it cannot be done without', () => {
  expect(pedidosDe('solicitarTroca')).toBe('pede: motivo')
  expect(pedidosDe('consertar')).toBe('pede: o que foi feito')
  expect(pedidosDe('reprovarOrcamento')).toBe('pede: quem respondeu, motivo')
  expect(pedidosDe('salvarOrcamento')).toBe('abre o orçamento')
  expect(pedidosDe('enviarControleQualidade')).toBe('')
})
