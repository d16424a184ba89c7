import type { Busca, BuscaPedido, BuscaProduto } from '@app/contract/busca'
import { expect, test } from 'vitest'
import { exactOf } from './scanned.ts'

const pedido = (numeroPedido: number, numeroPedidoCliente: string | null = null): BuscaPedido => ({
  id: numeroPedido + 1,
  numeroPedido,
  numeroPedidoCliente,
  etapa: 'CRIADO',
  statusAlcis: 'não enviado',
  cliente: 'Cliente Um',
})
const produto = (codigoProduto: string, codigoBarras: string | null = null): BuscaProduto => ({
  id: codigoProduto.length,
  codigoProduto,
  codigoBarras,
  descricao: 'Produto',
  codigoOmni: `DC1-${codigoProduto}`,
  codigoDepositante: 'DC1',
  unidade: 'un',
  inteiro: true,
  cliente: 'Cliente Um',
})
const busca = (given: Partial<Busca>): Busca => ({ pedidos: [], clientes: [], produtos: [], ...given })
const GTIN = '7891000315507'

test('a number is its order, not one that only begins so', () => {
  const found = busca({ pedidos: [pedido(48_224), pedido(4822)], produtos: [produto('4822')] })
  expect(exactOf({ tipo: 'codigo', codigo: '4822' }, found)).toEqual({ tipo: 'pedido', pedido: pedido(4822) })
  expect(exactOf({ tipo: 'codigo', codigo: '4822' }, found, { produtoPrimeiro: true })).toMatchObject({
    produtos: [{ codigoProduto: '4822' }],
  })
  expect(exactOf({ tipo: 'pedido', numero: '482' }, found)).toBeNull()
  expect(exactOf({ tipo: 'codigo', codigo: '482' }, found)).toBeNull()
})

test('a bar code is its product in each length, before an order of that number', () => {
  const found = busca({
    pedidos: [pedido(96_385_074)],
    produtos: [produto('A', GTIN), produto('BB', '96385074')],
  })
  const only = (codigo: string) => ({
    tipo: 'produto',
    produtos: [found.produtos.find(({ codigoProduto }) => codigoProduto === codigo)],
  })
  expect(exactOf({ tipo: 'gs1', gtin: `0${GTIN}`, lote: 'L1' }, found)).toEqual(only('A'))
  expect(exactOf({ tipo: 'gtin', gtin: '96385074' }, found)).toEqual(only('BB'))
  expect(exactOf({ tipo: 'gtin', gtin: '96385074' }, busca({ pedidos: found.pedidos }))).toMatchObject({
    tipo: 'pedido',
  })
  expect(exactOf({ tipo: 'gs1', gtin: '00000096385074' }, busca({ pedidos: found.pedidos }))).toBeNull()
})

test('a code is its product or the client’s own number, whatever its capitals', () => {
  const found = busca({ pedidos: [pedido(1, 'SU-1')], produtos: [produto('SU-1000'), produto('SU-10')] })
  expect(exactOf({ tipo: 'codigo', codigo: 'su-10' }, found)).toMatchObject({
    produtos: [{ codigoProduto: 'SU-10' }],
  })
  expect(exactOf({ tipo: 'codigo', codigo: 'su-1' }, found)).toMatchObject({ tipo: 'pedido' })
  expect(exactOf({ tipo: 'codigo', codigo: 'su' }, found)).toBeNull()
})

test('a bar code of two companies is both products', () => {
  const twice = busca({ produtos: [produto('A', GTIN), produto('BB', GTIN)] })
  const found = exactOf({ tipo: 'gtin', gtin: GTIN }, twice)
  expect(found?.tipo === 'produto' && found.produtos.length).toBe(2)
})
