import { expect, test } from 'vitest'
import { createSnapshot, MAX_AGE_MS } from './snapshot.ts'

const deferred = <T>() => {
  let resolve: (value: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

test('two hundred who ask at once cause one reading', async () => {
  let readings = 0
  const snapshot = createSnapshot(
    async () => (readings += 1),
    () => new Date(0),
  )
  const answers = await Promise.all(Array.from({ length: 200 }, () => snapshot.get()))
  expect(new Set(answers)).toEqual(new Set([1]))
  await snapshot.get()
  expect(readings).toBe(1)
})

test('a snapshot is never older than its limit', async () => {
  let readings = 0
  let at = 0
  const snapshot = createSnapshot(
    async () => (readings += 1),
    () => new Date(at),
  )
  expect(await snapshot.get()).toBe(1)
  at = MAX_AGE_MS - 1
  expect(await snapshot.get()).toBe(1)
  at = MAX_AGE_MS
  expect(await snapshot.get()).toBe(2)
})

test('a request after a change gets a snapshot read after it, even while an older reading runs', async () => {
  const first = deferred<string>()
  const answers = [first.promise, Promise.resolve('depois')]
  const snapshot = createSnapshot(
    () => answers.shift() ?? Promise.resolve('?'),
    () => new Date(0),
  )
  const before = snapshot.get()
  // The reading has begun, so it may miss a change from now on.
  await Promise.resolve()
  snapshot.invalidate()
  const after = snapshot.get()
  first.resolve('antes')
  expect(await before).toBe('antes')
  expect(await after).toBe('depois')
})

test('a reading that fails is told to who waited and is not kept', async () => {
  const answers = [Promise.reject(new Error('sem banco')), Promise.resolve('de volta')]
  const snapshot = createSnapshot(
    () => answers.shift() ?? Promise.resolve('?'),
    () => new Date(0),
  )
  await expect(snapshot.get()).rejects.toThrow('sem banco')
  expect(await snapshot.get()).toBe('de volta')
})
