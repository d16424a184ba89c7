import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { persist } from './persist.ts'

const served = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  served.mockReset()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('fetch', served)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const away = () => served.mockRejectedValueOnce(new TypeError('Failed to fetch'))
const lost = new TypeError('Failed to fetch dynamically imported module')

it('loads a part once the server answers again, and looks for it ever more rarely', async () => {
  const load = vi.fn(async () => 'a tela').mockRejectedValueOnce(lost)
  away()
  served.mockResolvedValueOnce(new Response(null, { status: 503 }))
  away()
  served.mockResolvedValueOnce(new Response())
  const loaded = persist(load)
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 3_999)
  expect(served).toHaveBeenCalledTimes(3)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe('a tela')
  expect(load).toHaveBeenCalledTimes(2)
})

it('asks once for the server, however many parts are missing', async () => {
  served.mockResolvedValue(new Response())
  const parts = Array.from({ length: 3 }, () => vi.fn(async () => 'parte').mockRejectedValueOnce(lost))
  await Promise.all(parts.map((load) => persist(load)))
  expect(served).toHaveBeenCalledTimes(1)
})

it('fails at the second try where the server is there and the part is not', async () => {
  served.mockImplementation(async () => new Response())
  const load = vi.fn(async () => {
    throw lost
  })
  await expect(persist(load)).rejects.toBe(lost)
  expect(load).toHaveBeenCalledTimes(2)
})
