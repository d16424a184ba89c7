import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilLoaded } from './optional.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const cutTwice = () => {
  const load = vi.fn(async () => 'a tarja')
  for (const _ of [1, 2])
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  return load
}

it('loads again when the network is back, and after a while without such news', async () => {
  const load = cutTwice()
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await loaded).toBe('a tarja')
  expect(load).toHaveBeenCalledTimes(3)
})
