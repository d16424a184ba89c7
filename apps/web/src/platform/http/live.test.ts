import { expect, it } from 'vitest'
import { backOff, isTooLate } from './live.ts'

it('waits longer each time, up to half a minute, never less than half of it', () => {
  expect([0, 1, 2, 3, 4, 5, 12].map((attempt) => backOff(attempt, 0))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
  expect(backOff(5, 1)).toBe(15_000)
})

it('believes that nothing fell between only when the server answered within the margin', () => {
  expect(isTooLate(1_000, 1_500)).toBe(false)
  expect(isTooLate(1_000, 1_501)).toBe(true)
})
