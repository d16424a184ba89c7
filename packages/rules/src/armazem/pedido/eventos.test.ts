import { expect, test } from 'vitest'
import type { Mudanca } from '../../casca/auditoria/index.ts'
import { eventosDoPedido } from './eventos.ts'

const pedido = { numeroPedido: 7, numeroPedidoCliente: 'PC-7', versao: 3 }
const told = (...mudancas: Mudanca[]) =>
  eventosDoPedido(mudancas, pedido).map(({ tipo, dados }) => [tipo, dados['de'], dados['para']])

test.each<[Mudanca, string]>([
  [{ campo: 'pedido', acao: 'criado', para: 7 }, 'pedido.criado'],
  [{ campo: 'pedido', acao: 'excluido', de: 7 }, 'pedido.excluido'],
  [{ campo: 'concluido', de: false, para: true }, 'pedido.concluido'],
  [{ campo: 'concluido', de: true, para: false }, 'pedido.reaberto'],
  [{ campo: 'itens', acao: 'expedido', para: 2 }, 'pedido.expedido'],
  [{ campo: 'itens', acao: 'estornado', para: 2 }, 'pedido.estornado'],
])('%o is told as %s', (mudanca, tipo) => {
  expect(told(mudanca)).toEqual([[tipo, null, null]])
})

test('a move says from where to where', () => {
  expect(told({ campo: 'status', de: 'CRIADO', para: 'EM_SEPARACAO' })).toEqual([
    ['pedido.movido', 'CRIADO', 'EM_SEPARACAO'],
  ])
  expect(told({ campo: 'status', de: 'CRIADO', para: 'CANCELADO' })).toEqual([
    ['pedido.cancelado', 'CRIADO', 'CANCELADO'],
  ])
})

test('a save that concludes and moves is told in the order in which it happens, and a plain field not at all', () => {
  expect(
    told(
      { campo: 'status', de: 'CRIADO', para: 'EM_SEPARACAO' },
      { campo: 'transportadora', de: null, para: 'Rodo' },
      { campo: 'concluido', de: false, para: true },
      { campo: 'pedido', acao: 'criado', para: 7 },
    ).map(([tipo]) => tipo),
  ).toEqual(['pedido.criado', 'pedido.concluido', 'pedido.movido'])
  expect(eventosDoPedido([{ campo: 'urgente', de: false, para: true }], pedido)).toEqual([])
})

test('every event names the order as both sides know it', () => {
  expect(eventosDoPedido([{ campo: 'concluido', para: true }], pedido)[0]?.dados).toMatchObject(pedido)
})
