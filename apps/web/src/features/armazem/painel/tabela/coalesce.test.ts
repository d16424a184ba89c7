import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

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
  let most = 0
  let now = 0
  const run = vi.fn(async () => {
    now += 1
    most = Math.max(most, now)
    await after(1_000)
    now -= 1
  })
  const { call } = coalesce(run, 200)
  call()
  await vi.advanceTimersByTimeAsync(500)
  call()
  call()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(run).toHaveBeenCalledTimes(2)
  expect(most).toBe(1)
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
