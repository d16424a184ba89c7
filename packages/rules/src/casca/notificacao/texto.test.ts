import { expect, test } from 'vitest'
import { tituloDe } from './texto.ts'

test.each([
  ['PEDIDO_ATRASADO', 1, null, 'Pedido atrasado'],
  ['PEDIDO_ATRASADO', 4, null, '4 pedidos atrasados'],
  ['PEDIDO_CONCLUIDO', 10_000, null, '10.000 pedidos concluídos'],
  ['PEDIDO_ENTREGUE', 2, null, '2 pedidos entregues a você'],
  ['NOTA_ESPERA', 2, null, '2 notas esperam confirmação'],
  ['NOTA_CHEGOU', 2, null, '2 notas chegaram por e-mail'],
  ['LOTE_VENCE', 3, null, '3 lotes perto de vencer'],
  ['MENCAO', 1, 'Nilo Saraiva', 'Nilo Saraiva citou você'],
  ['MENCAO', 1, null, 'Citaram você'],
  ['CHAMADO', 1, 'Nilo Saraiva', 'Novidade em um chamado'],
  ['CHAMADO', 2, null, '2 chamados com novidade'],
  ['IMPORTACAO', 1, null, 'Importação terminou'],
] as const)('%s, %i: %s', (tipo, quantos, autor, titulo) => {
  expect(tituloDe(tipo, quantos, autor)).toBe(titulo)
})
