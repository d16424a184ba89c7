import type { Busca } from '@app/contract/armazem/busca'
import type { Ability } from '@app/contract/casca/session'
import { expect, test } from 'vitest'
import { groupsOf } from './entries.ts'

const busca: Busca = {
  pedidos: [
    {
      id: 7,
      numeroPedido: 48,
      numeroPedidoCliente: 'PC',
      etapa: 'FATURADO',
      statusAlcis: 'expedido',
      cliente: 'Um',
    },
  ],
  clientes: [],
  notas: [
    { id: 9, chave: 'K', numero: 48, serie: 2, emitente: 'Ágata', cliente: 'Um', situacao: 'recebida' },
  ],
  produtos: [
    {
      id: 3,
      codigoProduto: 'SU',
      descricao: 'Suco',
      codigoOmni: 'O',
      codigoDepositante: 'D',
      unidade: 'un',
      inteiro: true,
      codigoBarras: null,
      cliente: 'Um',
    },
  ],
}
const recents = [{ path: '/pedidos/edit/1', title: '1', detail: 'Um' }]
const groups = (q: string, abilities: Ability[], found: Busca | undefined = busca) =>
  Object.fromEntries(
    groupsOf({ q, busca: found, recents, abilities }).map(({ label, entries }) => [
      label,
      entries.map(({ title, path }) => [title, path]),
    ]),
  )

test('nothing typed: recent ones, the screens that the person may see, what can be begun', () => {
  expect(groups('', ['PEDIDO_VER'])).toEqual({
    Recentes: [['1', '/pedidos/edit/1']],
    Telas: [['Pedidos', '/pedidos']],
    Começar: [
      ['Ajuda', '/ajuda'],
      ['Atalhos do teclado', undefined],
    ],
  })
  expect(groups('', ['PEDIDO_VER', 'PEDIDO_EDITAR'])['Começar']?.[0]).toEqual([
    'Novo Pedido',
    '/pedidos/novo',
  ])
})

test('typed: what was found, by kind; a product leads to its record only for who has that screen', () => {
  const staff: Ability[] = ['PEDIDO_VER', 'PEDIDO_EDITAR', 'PRODUTO_CADASTRO']
  expect(groups('48', staff)).toMatchObject({
    Pedidos: [['48', '/pedidos/edit/7']],
    'Notas fiscais': [['NF-e 48', '/notas/edit/9']],
    Produtos: [['SU', '/produto/3']],
  })
  expect(groups('48', ['PEDIDO_EDITAR'])['Produtos']).toEqual([['SU', undefined]])
  expect(groups('48', ['PEDIDO_VER'])['Produtos']).toBeUndefined()
  expect(groups('pedi', staff, undefined)).toMatchObject({ Telas: [['Pedidos', '/pedidos']] })
  expect(groups('painel', staff, undefined)['Telas']).toBeUndefined()
})
