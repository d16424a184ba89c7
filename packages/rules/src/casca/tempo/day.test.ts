import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dayRange,
  isDay,
  localDay,
  nextDay,
  quarterRange,
  rangeOf,
  startOfDay,
  wallClock,
  ZONA_PADRAO,
} from './day.ts'

const iso = ({ from, until }: { from: Date; until: Date }) => [from.toISOString(), until.toISOString()]

describe('local days', () => {
  test('an ordinary day in São Paulo begins at 03:00 UTC', () => {
    expect(iso(dayRange('2026-11-20', ZONA_PADRAO))).toEqual([
      '2026-11-20T03:00:00.000Z',
      '2026-11-21T03:00:00.000Z',
    ])
  })

  test('2018-11-04: summer time began at midnight, the day has 23 hours', () => {
    expect(iso(dayRange('2018-11-04', ZONA_PADRAO))).toEqual([
      '2018-11-04T03:00:00.000Z',
      '2018-11-05T02:00:00.000Z',
    ])
  })

  test('2019-02-16: summer time ended, the day has 25 hours', () => {
    expect(iso(dayRange('2019-02-16', ZONA_PADRAO))).toEqual([
      '2019-02-16T02:00:00.000Z',
      '2019-02-17T03:00:00.000Z',
    ])
  })

  test('the local day at an instant', () => {
    expect(localDay(new Date('2026-11-21T02:59:59.999Z'), ZONA_PADRAO)).toBe('2026-11-20')
    expect(localDay(new Date('2026-11-21T03:00:00Z'), ZONA_PADRAO)).toBe('2026-11-21')
    expect(localDay(new Date('2026-12-31T15:00:00Z'), 'Pacific/Kiritimati')).toBe('2027-01-01')
  })

  test('every instant lies in the range of its own local day, in every zone', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date('1990-01-01'), max: new Date('2040-01-01') }),
        fc.constantFrom(
          ZONA_PADRAO,
          'America/Noronha',
          'UTC',
          'Asia/Kathmandu',
          'Pacific/Apia',
          'America/Havana',
        ),
        (instant, zone) => {
          // Samoa skipped a whole day in 2011; a day that did not exist has no instants.
          const day = localDay(instant, zone)
          expect(startOfDay(day, zone).getTime()).toBeLessThanOrEqual(instant.getTime())
          expect(localDay(startOfDay(day, zone), zone)).toBe(day)
          expect(startOfDay(nextDay(day), zone).getTime()).toBeGreaterThan(instant.getTime())
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('a clock shows what Intl says, also where it changes, moves by half an hour or had seconds', () => {
  const shown = (instant: Date, zone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
      instant,
    )
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date('1960-01-01'), max: new Date('2110-01-01') }),
      fc.constantFrom(
        ZONA_PADRAO,
        'America/Manaus',
        'Africa/Monrovia',
        'Antarctica/Troll',
        'Australia/Lord_Howe',
        'Pacific/Apia',
      ),
      (instant, zone) => {
        const { year, month, day, hour, minute } = wallClock(instant, zone)
        expect(`${year}-${month}-${day} ${hour}:${minute}`).toBe(shown(instant, zone))
      },
    ),
    { numRuns: 300 },
  )
  for (const instant of [
    '2018-11-04T02:59:59.999Z',
    '2018-11-04T03:00:00Z',
    '2011-12-30T09:59:00Z',
    '2011-12-30T10:00:00Z',
  ])
    for (const zone of [ZONA_PADRAO, 'Pacific/Apia']) {
      const { year, month, day, hour, minute } = wallClock(new Date(instant), zone)
      expect(`${year}-${month}-${day} ${hour}:${minute}`).toBe(shown(new Date(instant), zone))
    }
})

test('days that do not exist', () => {
  expect(isDay('2026-02-28')).toBe(true)
  expect(isDay('2028-02-29')).toBe(true)
  for (const text of ['2026-02-31', '2026-02-29', '2026-13-01', '2026-00-10', '31/02/2026', '', '20261120'])
    expect(isDay(text), text).toBe(false)
  expect(nextDay('2028-02-28')).toBe('2028-02-29')
  expect(nextDay('2026-12-31')).toBe('2027-01-01')
})

describe('rangeOf (decisions 17)', () => {
  test('a day, or the quarter of an hour', () => {
    expect(iso(rangeOf('2026-11-20', ZONA_PADRAO)!)).toEqual([
      '2026-11-20T03:00:00.000Z',
      '2026-11-21T03:00:00.000Z',
    ])
    const slot = ['2026-11-20T13:15:00.000Z', '2026-11-20T13:30:00.000Z']
    expect(iso(rangeOf('2026-11-20T13:15:00Z', ZONA_PADRAO)!)).toEqual(slot)
    expect(iso(rangeOf('2026-11-20T10:29:59.999-03:00', ZONA_PADRAO)!)).toEqual(slot)
    expect(iso(quarterRange(new Date('2026-11-20T13:29Z')))).toEqual(slot)
  })

  test('anything else is no range', () => {
    for (const text of [
      '',
      '31/02/2026',
      '2026-02-31',
      '2026-02-31T10:00:00Z',
      '2026-11-20T25:00:00Z',
      'ontem',
      '2026-11-20T10:00',
    ])
      expect(rangeOf(text, ZONA_PADRAO), text).toBeUndefined()
  })
})
