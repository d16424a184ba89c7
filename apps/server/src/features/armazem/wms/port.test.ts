import { PARTES_PEDIDO, type PartePedido } from '@app/rules/armazem/pedido'
import { expect, test } from 'vitest'
import { isToldToWms } from './port.ts'

test('only what the hand-over carries is told again: no paper, no switch of the form, no field that it does not know', () => {
  expect(PARTES_PEDIDO.filter(isToldToWms)).toEqual([
    'numeroPedidoCliente',
    'transportadora',
    'dataHoraColeta',
    'urgente',
    'observacoes',
    'itens',
  ])
  expect(isToldToWms('referenciaInterna' as PartePedido)).toBe(false)
})
