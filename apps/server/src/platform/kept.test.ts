import { expect, test, vi } from 'vitest'
import { createKept } from './kept.ts'

test('work is done once per key, and shared while it is done', async () => {
  const kept = createKept<string>(2)
  const work = vi.fn(async () => 'small')
  expect(await Promise.all([kept('a', work), kept('a', work)])).toEqual(['small', 'small'])
  expect(await kept('a', work)).toBe('small')
  expect(work).toHaveBeenCalledTimes(1)
})

test('only the last used results stay, and no failure does', async () => {
  const kept = createKept<string>(2)
  const calls: string[] = []
  const ask = (key: string) =>
    kept(key, async () => {
      calls.push(key)
      if (key === 'bad') throw new Error('broken')
      return key
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(calls).toEqual(['a', 'b', 'c', 'b'])
  await expect(ask('bad')).rejects.toThrow('broken')
  await expect(ask('bad')).rejects.toThrow('broken')
  expect(calls.filter((key) => key === 'bad')).toHaveLength(2)
})
