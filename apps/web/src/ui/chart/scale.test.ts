import { describe, expect, test } from 'vitest'
import { axisOf, shorten, stepOf } from './scale.ts'

describe('the axis of a chart', () => {
  test.each([
    [
      [85, 113, null],
      [0, 20, 40, 60, 80, 100, 120],
    ],
    [[3], [0, 1, 2, 3]],
    [[0.4], [0, 0.1, 0.2, 0.3, 0.4]],
    [
      [null, 0],
      [0, 1],
    ],
    [[], [0, 1]],
  ])('%j has its lines at %j', (values, lines) => {
    const found = axisOf(values, 6)
    expect(found[0]).toBe(0)
    expect(found.at(-1)).toBe(lines.at(-1))
  })
})

test('labels stand as far apart as their room asks for', () => {
  expect(stepOf(12, 900, 60)).toBe(1)
  expect(stepOf(12, 300, 60)).toBe(3)
  expect(shorten('Relojoaria Horizonte', 70)).toBe('Relojoari…')
  expect(shorten('nov 2026', 70)).toBe('nov 2026')
})
