import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countChosen, EVERYTHING, isChosen, NOTHING, stateOf, toggled, withChosen } from './selection.ts'

const page = [5, 3, 9, 7]
const chosenOf = (selection: typeof NOTHING) => page.filter((id) => isChosen(selection, id))

describe('a selection', () => {
  it('takes rows one by one and lets them go', () => {
    const one = toggled(NOTHING, page, 3, false)
    expect(chosenOf(one)).toEqual([3])
    expect(chosenOf(toggled(one, page, 3, false))).toEqual([])
    expect(countChosen(one, 48)).toBe(1)
  })

  it('with Shift takes what stands between, up or down, and lets it go the same way', () => {
    const first = toggled(NOTHING, page, 3, false)
    const down = toggled(first, page, 7, true)
    expect(chosenOf(down)).toEqual([3, 9, 7])
    expect(chosenOf(toggled(down, page, 5, true))).toEqual([5, 3, 9, 7])
    expect(chosenOf(toggled(down, page, 9, true))).toEqual([3])
    // The row ticked last is on another page.
    expect(chosenOf(toggled({ ...first, last: 40 }, page, 9, true))).toEqual([3, 9])
  })

  it('holds a whole filter, and who was taken out of it', () => {
    const but = toggled(EVERYTHING, page, 9, false)
    expect(chosenOf(but)).toEqual([5, 3, 7])
    expect(countChosen(but, 48)).toBe(47)
    expect(countChosen(toggled(but, page, 9, false), 48)).toBe(48)
  })

  it('knows how much of the page it holds', () => {
    expect(stateOf(NOTHING, page)).toBe('none')
    expect(stateOf(EVERYTHING, page)).toBe('all')
    expect(stateOf(withChosen(NOTHING, [9], true), page)).toBe('some')
    expect(stateOf(NOTHING, [])).toBe('none')
  })

  it('a page taken and let go changes nothing, however the selection is kept', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.uniqueArray(fc.nat(50)), (all, ids) => {
        const before = { all, ids: new Set(ids), last: null }
        const rest = withChosen(withChosen(before, page, true), page, false)
        expect(chosenOf(withChosen(rest, page, true))).toEqual(page)
        expect(chosenOf(rest)).toEqual([])
      }),
    )
  })
})
