import type { Ability } from '@app/contract/casca/session'
import { expect, test } from 'vitest'
import { createKeySequence, shortcutsFor } from './shortcuts.ts'

const all = () => true
const only =
  (...abilities: Ability[]) =>
  (ability: Ability) =>
    abilities.includes(ability)

test('a shortcut is one key or two in a row', () => {
  const press = createKeySequence()
  expect(press('n', 0, all)).toEqual({ go: '/pedidos/novo' })
  expect(press('g', 100, all)).toBeNull()
  expect(press('p', 900, all)).toEqual({ go: '/pedidos' })
  expect(press('p', 1_000, all)).toEqual({ go: '/ordemServico/novo?tipo=PA' })
  expect(press('?', 1_100, all)).toEqual({ do: 'atalhos' })
  expect(press('/', 1_200, all)).toEqual({ do: 'buscar' })
})

test('the second key comes soon, or means what it means alone', () => {
  const press = createKeySequence()
  press('g', 0, all)
  expect(press('d', 1_501, all)).toBeNull()
  press('g', 2_000, all)
  expect(press('n', 2_100, all)).toEqual({ go: '/pedidos/novo' })
})

test('one key means one thing: who makes orders and takes watches in has the first', () => {
  const press = createKeySequence()
  expect(press('n', 0, only('OS_CADASTRAR'))).toEqual({ go: '/ordemServico/novo' })
  expect(press('p', 100, only('OS_CADASTRAR'))).toEqual({ go: '/ordemServico/novo?tipo=PA' })
  expect(shortcutsFor(all).filter(({ keys }) => keys.join(' ') === 'n')).toHaveLength(1)
})

test('actions without the ability have no key and are not listed', () => {
  const press = createKeySequence()
  const cliente = only('PEDIDO_VER')
  expect(press('n', 0, cliente)).toBeNull()
  press('g', 100, cliente)
  expect(press('d', 200, cliente)).toBeNull()
  press('g', 300, cliente)
  expect(press('p', 400, cliente)).toEqual({ go: '/pedidos' })
  const labels = shortcutsFor(cliente).map(({ label }) => label)
  expect(labels).toContain('Ir para Pedidos')
  expect(labels).not.toContain('Novo Pedido')
  expect(labels).not.toContain('Ir para o Painel de situação')
})
