import { colunasDe } from '@app/contract/casca/importacao'
import { planilhaDe } from '@app/contract/registers/planilhas'
import { expect, test } from 'vitest'
import { findTitulos, normalTitulo } from './titulos.ts'

test('case, accents and signs make no difference', () => {
  expect(normalTitulo(' Nº do PEDIDO (cliente) ')).toBe('nodopedidocliente')
})

test('headings are found below a title, by any of their names, in any order', () => {
  const found = findTitulos(
    [['Pedidos de novembro'], ['QTD', 'Cor', 'código', 'Pedido do cliente', 'Coleta']],
    colunasDe(planilhaDe('pedidos'), false),
  )
  expect(found).toMatchObject({ linha: 1, ignoradas: ['Cor'], faltam: [] })
  expect(Object.fromEntries(found?.posicoes ?? [])).toEqual({
    quantidade: 0,
    codigoProduto: 2,
    numeroPedidoCliente: 3,
    dataHoraColeta: 4,
  })
})

test('a column called by its own name comes before one that could be meant', () => {
  const found = findTitulos(
    [['Produto', 'Código do produto', 'Descrição']],
    colunasDe(planilhaDe('produtos'), true),
  )
  expect(found?.posicoes.get('codigoProduto')).toBe(1)
  expect(found?.ignoradas).toEqual(['Produto'])
})

test('what is missing is named, and a sheet of something else has no headings at all', () => {
  const colunas = colunasDe(planilhaDe('estoque'), true)
  expect(findTitulos([['Código', 'Lote']], colunas)?.faltam.map(({ rotulo }) => rotulo)).toEqual([
    'Quantidade',
  ])
  expect(
    findTitulos(
      [
        ['a', 'b'],
        ['1', '2'],
      ],
      colunas,
    ),
  ).toBeUndefined()
})

test('a client user has no column of the client', () => {
  expect(colunasDe(planilhaDe('pedidos'), false).some(({ nome }) => nome === 'cliente')).toBe(false)
  expect(colunasDe(planilhaDe('pedidos'), true).some(({ nome }) => nome === 'cliente')).toBe(true)
})
