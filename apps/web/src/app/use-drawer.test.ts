import { describe, expect, it } from 'vitest'
import { swipeOf } from './use-drawer.ts'

const at = (x: number, y = 300) => ({ x, y })

describe('swipe of the drawer (spec §9: edge 40 px, threshold 100 px)', () => {
  it.each([
    ['from the edge', at(40), at(140), false, 'abre'],
    ['not from the edge', at(41), at(200), false, null],
    ['too short', at(10), at(109), false, null],
    ['mostly downwards', at(10), at(120, 500), false, null],
    ['to the left, open', at(250), at(150), true, 'fecha'],
    ['to the left, closed', at(250), at(100), false, null],
    ['to the right, open', at(10), at(200), true, null],
  ])('%s', (_name, from, to, open, result) => {
    expect(swipeOf(from, to, open)).toBe(result)
  })
})
