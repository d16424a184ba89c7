import { expect, it } from 'vitest'
import { idOf } from './record.ts'

it('a row is opened by its self link, with or without an id beside it (S2-022)', () => {
  expect(idOf({ _links: { self: { href: 'https://exemplo.example/usuario/41' } } })).toBe(41)
  expect(idOf({ id: 1, _links: { self: { href: '/usuario/41/' } } })).toBe(41)
  expect(idOf({ id: 7 })).toBe(7)
})
