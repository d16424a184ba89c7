import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDateTime, formatQuantity } from './format.ts'
import { parseDateTime, parseDay, parseNumber } from './parse.ts'

const now = new Date('2026-11-19T15:00:00Z')

describe('parseNumber', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['R$ 1.234,56', 1234.56],
    ['1.234', 1234],
    ['1.5', 1.5],
    ['0.125', 0.125],
    ['0,25', 0.25],
    ['12.345.678', 12_345_678],
    ['-3,5', -3.5],
    [' 48 ', 48],
  ])('reads %s', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  it.each(['', '-', ',', 'abc', '1a', '1,2,3', '1.2.3', '--1'])('refuses %j', (text) => {
    expect(parseNumber(text)).toBeNull()
  })

  it('reads back what is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (tenThousandths) => {
        const value = tenThousandths / 10_000
        expect(parseNumber(formatQuantity(value))).toBe(value)
      }),
    )
  })
})

describe('parseDay', () => {
  it.each([
    ['20/11/2026', '2026-11-20'],
    ['1/2/26', '2026-02-01'],
    ['20-11-26', '2026-11-20'],
    ['20112026', '2026-11-20'],
    ['20/11', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
  ])('reads %s', (text, day) => {
    expect(parseDay(text, now)).toBe(day)
  })

  it.each(['31/02/2026', '32/1/2026', 'amanhã', '', '1/2/3/4'])('refuses %j', (text) => {
    expect(parseDay(text, now)).toBeNull()
  })
})

describe('parseDateTime', () => {
  it.each([
    ['1/2/26 8:15', '2026-02-01T11:15:00.000Z'],
    ['20/11/2026 10:15', '2026-11-20T13:15:00.000Z'],
    ['20/11/2026 às 10h15', '2026-11-20T13:15:00.000Z'],
    ['20/11/26 8h', '2026-11-20T11:00:00.000Z'],
    ['20112026 0815', '2026-11-20T11:15:00.000Z'],
  ])('reads %s', (text, instant) => {
    expect(parseDateTime(text, now)).toBe(instant)
  })

  it.each(['20/11/2026', '20/11/2026 25:00', '20/11/2026 10:60', '10:15', '20/11/2026 10:15 x'])(
    'refuses %j',
    (text) => {
      expect(parseDateTime(text, now)).toBeNull()
    },
  )

  it('reads back what is shown', () => {
    expect(parseDateTime(formatDateTime('2026-11-20T13:15:00.000Z'))).toBe('2026-11-20T13:15:00.000Z')
  })
})
