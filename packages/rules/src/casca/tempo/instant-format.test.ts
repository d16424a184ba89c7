import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInstant } from './format.ts'
import { instantFormat } from './instant-format.ts'

test.each(['America/Sao_Paulo', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'])(
  'in %s every instant reads as formatInstant says, also where the clock changes',
  (zone) => {
    const format = instantFormat(zone)
    const minutes = fc.integer({
      min: Date.UTC(2015, 0, 1) / 60_000,
      max: Date.UTC(2030, 0, 1) / 60_000,
    })
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = new Date(minute * 60_000 + 12_345)
        expect(format(instant)).toBe(formatInstant(instant, zone))
      }),
      { numRuns: 300 },
    )
  },
)
