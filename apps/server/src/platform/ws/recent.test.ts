import { expect, it } from 'vitest'
import { createRecent } from './recent.ts'

const change = (id: number) => ({
  change: { entidade: 'pedido', id, versao: 1, clienteId: null },
})

it('tells what was told since a moment, and nothing where that is longer ago than is kept', () => {
  let at = 1_000
  const recent = createRecent(() => at)
  expect(recent.since(1_000)).toBeUndefined()
  for (const id of [1, 2, 3]) {
    at += 50_000
    recent.note(change(id))
  }
  expect(recent.since(1_001)).toEqual([change(1), change(2), change(3)])
  expect(recent.since(101_000)).toEqual([change(2), change(3)])
  expect(recent.since(151_001)).toEqual([])
  at += 50_000
  recent.note(change(4))
  expect(recent.since(101_000)).toBeUndefined()
  expect(recent.since(151_000)).toEqual([change(3), change(4)])
  recent.forget()
  expect(recent.since(201_000)).toBeUndefined()
})

it('keeps no more than it has room for', () => {
  let at = 0
  const recent = createRecent(() => at)
  for (let id = 1; id <= 20_000; id += 1) {
    at += 1
    recent.note(change(id))
  }
  expect(recent.since(1)).toBeUndefined()
  expect(recent.since(19_999)).toEqual([change(19_999), change(20_000)])
})
