import { PARTES_PEDIDO, type PartePedido } from '@app/rules/armazem/pedido'
import { expect, test } from 'vitest'
import { isToldToWms } from './port.ts'

test('only fields of the hand-over are sent again: no attachment, no switch of the form, no unknown field', () => {
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
