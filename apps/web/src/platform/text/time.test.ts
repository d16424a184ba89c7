import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exists, fromWallClock, isOnStep, snapToStep, today, toWallClock } from './time.ts'

const clock = (year: number, month: number, day: number, hour: number, minute: number) => ({
  year,
  month,
  day,
  hour,
  minute,
})

describe('wall clock of the display zone', () => {
  it('is three hours behind UTC today, two in a summer time of the past', () => {
    expect(toWallClock(new Date('2026-11-20T13:15:00Z'))).toEqual(clock(2026, 11, 20, 10, 15))
    expect(toWallClock(new Date('2018-12-20T13:15:00Z'))).toEqual(clock(2018, 12, 20, 11, 15))
  })

  it('finds the instant again, whatever the moment', () => {
    const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
    // The hour that a clock shows twice at the end of summer time has two instants, and either is right.
    fc.assert(
      fc.property(minutes, (minute) => {
        const shown = toWallClock(new Date(minute * 60_000))
        expect(toWallClock(fromWallClock(shown))).toEqual(shown)
      }),
    )
  })

  it('knows today of the zone, not of the machine', () => {
    expect(today(new Date('2026-11-20T02:30:00Z'))).toBe('2026-11-19')
  })
})

describe('steps of 15 minutes', () => {
  it.each([
    [clock(2026, 2, 1, 10, 7), clock(2026, 2, 1, 10, 0)],
    [clock(2026, 2, 1, 10, 8), clock(2026, 2, 1, 10, 15)],
    [clock(2026, 12, 31, 23, 58), clock(2027, 1, 1, 0, 0)],
  ])('snaps %o to %o', (from, to) => {
    expect(isOnStep(from)).toBe(false)
    expect(snapToStep(from)).toEqual(to)
    expect(isOnStep(to)).toBe(true)
  })
})

it('knows which days and times exist', () => {
  expect(exists(clock(2028, 2, 29, 23, 59))).toBe(true)
  expect(exists(clock(2026, 2, 29, 0, 0))).toBe(false)
  expect(exists(clock(2026, 13, 1, 0, 0))).toBe(false)
  expect(exists(clock(2026, 1, 1, 24, 0))).toBe(false)
})
