import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageInstead, pageWindow, rowRange } from './pagination-window.ts'

describe('pageWindow', () => {
  it.each([
    [0, 65, [0, 1, 2]],
    [1, 65, [0, 1, 2]],
    [2, 65, [1, 2, 3]],
    [64, 65, [62, 63, 64]],
    [0, 2, [0, 1]],
    [0, 1, [0]],
    [0, 0, []],
  ])('page %i of %i offers %o', (page, total, expected) => {
    expect(pageWindow(page, total)).toEqual(expected)
  })

  it('always offers the present page and only pages that exist', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (at, total) => {
        const page = Math.min(at, total - 1)
        const pages = pageWindow(page, total)
        expect(pages).toContain(page)
        expect(pages).toHaveLength(Math.min(3, total))
        expect(pages.every((one) => one >= 0 && one < total)).toBe(true)
      }),
    )
  })
})

describe('rowRange', () => {
  it('names the rows on the page', () => {
    expect(rowRange(0, 20, 48)).toEqual({ first: 1, last: 20 })
    expect(rowRange(2, 20, 48)).toEqual({ first: 41, last: 48 })
    expect(rowRange(0, 20, 0)).toEqual({ first: 0, last: 0 })
  })

  it('walking the pages sees each row once, whatever the size (decisions 28)', () => {
    fc.assert(
      fc.property(fc.constantFrom(10, 20, 50), fc.nat(300), (size, total) => {
        const seen = Array.from({ length: Math.ceil(total / size) }, (_, page) =>
          rowRange(page, size, total),
        ).flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (__, index) => first + index))
        expect(seen).toEqual(Array.from({ length: total }, (_, index) => index + 1))
      }),
    )
  })
})

it('behind the last page lies the last page', () => {
  const page = { totalElements: 42, totalPages: 3, size: 20 }
  expect(pageInstead({ ...page, number: 9999 })).toBe(2)
  expect(pageInstead({ ...page, number: 3 })).toBe(2)
  expect(pageInstead({ ...page, number: 2 })).toBeNull()
  expect(pageInstead({ totalElements: 0, totalPages: 0, size: 20, number: 5 })).toBeNull()
})
