import { expect, it } from 'vitest'
import { sideOf } from './image.ts'

it('a photo is at most 500 wide and never blown up (S5-046, S9-024)', () => {
  expect(sideOf({ x: 0, y: 0, width: 3000, height: 3000 })).toBe(500)
  expect(sideOf({ x: 10, y: 10, width: 240, height: 240 })).toBe(240)
  expect(sideOf({ x: 0, y: 0, width: 0, height: 0 })).toBe(1)
})
