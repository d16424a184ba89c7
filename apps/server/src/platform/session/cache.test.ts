import type { User } from '@app/contract/casca/session'
import { beforeEach, expect, test } from 'vitest'
import { createSessionCache, type Session } from './cache.ts'

const session: Session = {
  sessaoId: 1,
  expiraEm: new Date('2030-01-01'),
  usuario: { id: 1, role: 'ROLE_CLIENTE' } as User,
  chave: null,
}

let notified: boolean
let cache: ReturnType<typeof createSessionCache>
beforeEach(() => {
  notified = true
  cache = createSessionCache(() => notified)
})

test('keeps what was read while notifications arrived', () => {
  cache.put('a', session, cache.generation())
  expect(cache.get('a')).toBe(session)
  cache.drop(({ sessaoId }) => sessaoId === 1)
  expect(cache.get('a')).toBeUndefined()
})

test('a session read across its own end is not cached, and the cache answers nothing while no notifications arrive', () => {
  const before = cache.generation()
  cache.drop(() => false)
  cache.put('a', session, before)
  expect(cache.get('a')).toBeUndefined()
  cache.put('a', session, cache.generation())
  notified = false
  expect(cache.get('a')).toBeUndefined()
})

test('a session read before notifications resumed is not cached, because its end may have been missed', () => {
  notified = false
  const before = cache.generation()
  // The listener calls this after connecting, before the cache is used.
  cache.clear()
  notified = true
  cache.put('a', session, before)
  expect(cache.get('a')).toBeUndefined()
})
