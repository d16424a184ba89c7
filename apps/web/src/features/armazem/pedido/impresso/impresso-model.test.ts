import { describe, expect, test } from 'vitest'
import { addressOf, countProdutos, leituraOf, pickingOrder } from './impresso-model.ts'
import { totalsByUnit } from '../linhas/lines.ts'

const item = (
  id: number,
  codigoProduto: string,
  lote: string,
  dataValidade: string | null,
  unidade = 'un',
) => ({
  id,
  produto: {
    id: Number(codigoProduto.replaceAll(/\D/g, '')),
    codigoProduto,
    descricao: codigoProduto,
    codigoOmni: codigoProduto,
    codigoDepositante: 'D',
    unidade,
    inteiro: false,
  },
  quantidade: 1.25,
  observacoes: lote,
  dataValidade,
})
const pedido = {
  id: 7,
  itens: [
    item(1, 'P10', 'B', '2027-06-01'),
    item(2, 'P9', 'Z', null),
    item(3, 'P10', 'A', '2027-01-01', 'un'),
    item(4, 'P9', 'C', '2028-01-01', 'kg'),
  ],
}

describe('the papers of an order', () => {
  test('picking goes product by product, first to expire first, undated lots last', () => {
    expect(pickingOrder(pedido).map(({ produto, lote }) => `${produto.codigoProduto} ${lote}`)).toEqual([
      'P9 C',
      'P9 Z',
      'P10 A',
      'P10 B',
    ])
  })

  test('totals are by unit, products are counted once', () => {
    const linhas = pickingOrder(pedido)
    expect(totalsByUnit(linhas)).toEqual([
      { unidade: 'kg', quantidade: 1.25 },
      { unidade: 'un', quantidade: 3.75 },
    ])
    expect(countProdutos(linhas)).toBe(2)
  })

  test('a line is read by product and lot, or by the product', () => {
    const [first] = pickingOrder(pedido)
    expect(leituraOf(first!)).toEqual(['P9-C', 'P9'])
    expect(leituraOf({ ...first!, lote: '' })).toEqual(['P9'])
    expect(addressOf('https://retaguarda.example', pedido)).toBe('https://retaguarda.example/pedidos/edit/7')
  })
})
