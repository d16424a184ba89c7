import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeyReader } from './key-reader.ts'

const onScan = vi.fn<(code: string) => void>()
const onKey = vi.fn<(key: string) => void>()
let reader = createKeyReader({ onScan, onKey })
let now = 0

beforeEach(() => {
  vi.useFakeTimers()
  onScan.mockReset()
  onKey.mockReset()
  reader = createKeyReader({ onScan, onKey })
  now = 1_000
})
afterEach(() => vi.useRealTimers())

const press = (key: string, wait: number, held: { ctrl?: boolean; alt?: boolean; meta?: boolean } = {}) => {
  vi.advanceTimersByTime(wait)
  now += wait
  return reader.press({ key, at: now, ctrl: false, meta: false, alt: false, ...held })
}
const type = (text: string, wait: number) => Array.from(text).map((key) => press(key, wait))

test('fast keys and Enter are a scan, and no shortcuts', () => {
  type('nSU-1000', 8)
  expect(press('Enter', 8)).toBe(true)
  vi.runAllTimers()
  expect(onScan.mock.calls).toEqual([['nSU-1000']])
  expect(onKey).not.toHaveBeenCalled()
})

test('capitals come with Shift, the separator of GS1 with Ctrl', () => {
  for (const key of ['Shift', 'A', 'Shift', 'B']) press(key, 5)
  press('Control', 5, { ctrl: true })
  press(']', 5, { ctrl: true })
  type('12', 5)
  press('Enter', 20)
  expect(onScan.mock.calls).toEqual([['AB\u001D12']])
})

test('slow keys are a person’s: each is told when it stands alone', () => {
  expect(type('gp', 200)).toEqual([false, false])
  expect(press('Enter', 200)).toBe(false)
  expect(onScan).not.toHaveBeenCalled()
  expect(onKey.mock.calls).toEqual([['g'], ['p']])
})

test('two keys rolled into one another are still two keys', () => {
  type('gd', 20)
  expect(onKey).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(onKey.mock.calls).toEqual([['g'], ['d']])
})

test('fast keys without Enter, or fewer than four with it, are nothing', () => {
  type('48224', 10)
  vi.runAllTimers()
  expect(press('Enter', 300)).toBe(false)
  type('482', 10)
  expect(press('Enter', 10)).toBe(false)
  vi.runAllTimers()
  expect(onScan).not.toHaveBeenCalled()
  expect(onKey).not.toHaveBeenCalled()
})

test('keys held with Ctrl or Meta are no shortcuts of one key and break a code', () => {
  type('48', 10)
  press('k', 10, { ctrl: true })
  press('v', 10, { meta: true })
  type('224', 10)
  press('Enter', 10)
  vi.runAllTimers()
  expect(onScan).not.toHaveBeenCalled()
  expect(onKey).not.toHaveBeenCalled()
})

test('AltGr types a character like every other', () => {
  press('/', 10, { ctrl: true, alt: true })
  vi.runAllTimers()
  expect(onKey.mock.calls).toEqual([['/']])
})
