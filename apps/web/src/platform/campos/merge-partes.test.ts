import { expect, test } from 'vitest'
import { mergePartes, parteOf, takePartes } from './merge-partes.ts'

const base = { a: parteOf('A', 1), b: parteOf('B', 1), c: parteOf('C', 1) }

test('a part changed, added or removed by one person only is kept', () => {
  const deles = { a: parteOf('A', 2), b: parteOf('B', 1), d: parteOf('D', 4) }
  const minhas = { a: parteOf('A', 1), b: parteOf('B', 3), c: parteOf('C', 1) }
  const { partes, conflitos } = mergePartes(base, deles, minhas)
  expect(conflitos).toEqual([])
  expect(Object.entries(partes).map(([key, { valor }]) => [key, valor])).toEqual([
    ['a', 2],
    ['b', 3],
    ['d', 4],
  ])
})

test('a part changed differently by both stays mine until theirs is chosen; equal changes are no conflict', () => {
  const deles = { a: parteOf('A', 2), b: parteOf('B', 5) }
  const minhas = { a: parteOf('A', 3), b: parteOf('B', 5), c: parteOf('C', 7) }
  const { partes, conflitos } = mergePartes(base, deles, minhas)
  expect(conflitos).toEqual([
    { key: 'a', label: 'A', antes: '1', deles: '2', minhas: '3' },
    { key: 'c', label: 'C', antes: '1', deles: '—', minhas: '7' },
  ])
  expect(partes['a']?.valor).toBe(3)
  const taken = takePartes(partes, deles, ['a', 'c'])
  expect([taken['a']?.valor, taken['b']?.valor, taken['c']]).toEqual([2, 5, undefined])
})
