import type { Busca } from '@app/contract/armazem/busca'
import type { Ability } from '@app/contract/casca/session'
import { expect, test } from 'vitest'
import { foundGroups } from './entries.ts'

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
const groups = (abilities: Ability[]) =>
  Object.fromEntries(
    foundGroups(busca, abilities).map(({ label, entries }) => [
      label,
      entries.map(({ title, path }) => [title, path]),
    ]),
  )

test('what was found, by kind; a product leads to its record, or begins an order for who has no such screen', () => {
  expect(groups(['PEDIDO_VER', 'PEDIDO_EDITAR', 'PRODUTO_CADASTRO'])).toMatchObject({
    Pedidos: [['48', '/pedidos/edit/7']],
    'Notas fiscais': [['NF-e 48', '/notas/edit/9']],
    Produtos: [['SU', '/produto/3']],
  })
  expect(groups(['PEDIDO_EDITAR'])['Produtos']).toEqual([['SU', '/pedidos/novo']])
  expect(groups(['PEDIDO_VER'])['Produtos']).toEqual([])
})
