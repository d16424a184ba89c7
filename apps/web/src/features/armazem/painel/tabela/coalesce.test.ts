import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a burst of pushes is one refetch, 200 ms after the first', async () => {
  const run = vi.fn(async () => undefined)
  const { call } = coalesce(run, 200)
  for (let push = 0; push < 50; push += 1) call()
  await vi.advanceTimersByTimeAsync(199)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a push during a slow refetch is followed by another, never lost and never on top of it', async () => {
  const first = Promise.withResolvers<void>()
  const run = vi.fn(async () => undefined as void).mockReturnValueOnce(first.promise)
  const { call } = coalesce(run, 200)
  call()
  await vi.advanceTimersByTimeAsync(200)
  call()
  call()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(1)
  first.resolve()
  await vi.advanceTimersByTimeAsync(200)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('a refetch that fails does not stop the ones after it', async () => {
  const run = vi.fn(async () => Promise.reject(new Error('fora do ar')))
  const { call } = coalesce(run, 200)
  call()
  await vi.advanceTimersByTimeAsync(300)
  call()
  await vi.advanceTimersByTimeAsync(300)
  expect(run).toHaveBeenCalledTimes(2)
})

test('after the screen is left nothing is fetched any more', async () => {
  const run = vi.fn(async () => undefined)
  const { call, stop } = coalesce(run, 200)
  call()
  stop()
  call()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).not.toHaveBeenCalled()
})
