import { expect, test, vi } from 'vitest'
import { addScanHandler, keepScan, offerScan } from './scan.ts'

test('the newest screen is asked first; what nobody takes is left', async () => {
  const list = vi.fn((code: string) => code === 'A')
  const dialog = vi.fn((code: string) => Promise.resolve(code === 'B'))
  const leaveList = addScanHandler(list)
  const leaveDialog = addScanHandler(dialog)
  expect(await offerScan('B')).toBe(true)
  expect(list).not.toHaveBeenCalled()
  expect(await offerScan('A')).toBe(true)
  expect(await offerScan('C')).toBe(false)
  leaveDialog()
  expect(await offerScan('B')).toBe(false)
  leaveList()
  expect(await offerScan('A')).toBe(false)
})

test('a kept scan goes to the next screen, once and only while it is fresh', () => {
  const screen = vi.fn(() => true)
  keepScan('SU-1000', 0)
  addScanHandler(screen, 4_000)()
  addScanHandler(screen, 4_001)()
  expect(screen.mock.calls).toEqual([['SU-1000']])
  keepScan('SU-1000', 0)
  addScanHandler(screen, 5_001)()
  expect(screen).toHaveBeenCalledTimes(1)
})
