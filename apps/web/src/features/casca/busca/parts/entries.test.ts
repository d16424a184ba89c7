import type { Ability } from '@app/contract/casca/session'
import { IconBarcode } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { groupsOf } from './entries.ts'
import type { Group } from './procura.ts'

const recents = [{ path: '/pedidos/edit/1', title: '1', detail: 'Um' }]
const groups = (q: string, abilities: Ability[], found: Group[] = []) =>
  Object.fromEntries(
    groupsOf({ q, found, recents, abilities }).map(({ label, entries }) => [
      label,
      entries.map(({ title, path }) => [title, path]),
    ]),
  )

test('an empty palette lists recent records, the person’s screens and what can be begun', () => {
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

test('typed: what was found, then the screens of that name; a kind of which nothing was found is left out', () => {
  const staff: Ability[] = ['PEDIDO_VER', 'PEDIDO_EDITAR']
  const entry = { key: 'pedido-7', title: '48', detail: '', icon: IconBarcode, path: '/pedidos/edit/7' }
  const found = [
    { label: 'Pedidos', entries: [entry] },
    { label: 'Clientes', entries: [] },
  ]
  expect(groups('48', staff, found)).toMatchObject({ Pedidos: [['48', '/pedidos/edit/7']] })
  expect(groups('48', staff, found)).not.toHaveProperty('Clientes')
  expect(groups('', staff, found)).not.toHaveProperty('Pedidos')
  expect(groups('pedi', staff)).toMatchObject({ Telas: [['Pedidos', '/pedidos']] })
  expect(groups('painel', staff)['Telas']).toBeUndefined()
})
