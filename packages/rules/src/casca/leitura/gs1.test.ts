import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FNC1, gs1Day, readGs1 } from './gs1.ts'
import { gtinCheckDigit } from './gtin.ts'

const ANO = 2026
const GTIN = '07891000315507'

test('product, lot, expiry and count, with brackets and with FNC1', () => {
  const wanted = { gtin: GTIN, lote: 'L2607D', validade: '2027-01-08', quantidade: 24 }
  expect(readGs1(`(01)${GTIN}(10)L2607D(17)270108(37)24`, ANO)).toEqual(wanted)
  expect(readGs1(`01${GTIN}1727010810L2607D${FNC1}3724`, ANO)).toEqual(wanted)
  expect(readGs1(`${FNC1}01${GTIN}10L2607D${FNC1}172701083024`, ANO)).toEqual(wanted)
  expect(readGs1(`01${GTIN}`, ANO)).toEqual({ gtin: GTIN })
})

test('what it carries beside is passed over, what it may not carry makes it unreadable', () => {
  expect(readGs1(`(01)${GTIN}(3103)001250(21)SERIE-9(10)A`, ANO)).toEqual({ gtin: GTIN, lote: 'A' })
  expect(readGs1(`(01)${GTIN}(99)X`, ANO)).toBeNull()
  expect(readGs1(`(01)${GTIN}lixo(10)`, ANO)).toBeNull()
  expect(readGs1(`(01)07891000315508(10)A`, ANO)).toBeNull()
  expect(readGs1('(10)A(17)270108', ANO)).toBeNull()
  expect(readGs1(`(01)${GTIN}(10)${'A'.repeat(21)}`, ANO)).toBeNull()
  expect(readGs1(`(01)${GTIN}(37)dez`, ANO)).toBeNull()
  expect(readGs1(`01${GTIN}17270`, ANO)).toBeNull()
})

test.each([
  ['270108', '2027-01-08'],
  ['280200', '2028-02-29'],
  ['270200', '2027-02-28'],
  ['261231', '2026-12-31'],
  ['761231', '2076-12-31'],
  ['770101', '1977-01-01'],
  ['271301', null],
  ['270000', null],
  ['270231', null],
])('the day %s is %s', (text, day) => expect(gs1Day(text, ANO)).toBe(day))

test('near the turn of a century the nearest one is meant', () => {
  expect(gs1Day('010131', 2099)).toBe('2101-01-31')
  expect(gs1Day('990131', 2101)).toBe('2099-01-31')
})

const gtin14 = fc.stringMatching(/^\d{13}$/).map((body) => `${body}${gtinCheckDigit(body)}`)
const lote = fc.stringMatching(/^[A-Z0-9./-]{1,20}$/)
const validade = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2070-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('whatever is written on a label is read from it, in both forms', () => {
  fc.assert(
    fc.property(gtin14, lote, validade, fc.integer({ min: 1, max: 99_999_999 }), (gtin, lot, day, count) => {
      const wanted = { gtin, lote: lot, validade: day, quantidade: count }
      const yymmdd = day.slice(2).replaceAll('-', '')
      expect(readGs1(`(01)${gtin}(17)${yymmdd}(10)${lot}(37)${count}`, ANO)).toEqual(wanted)
      expect(readGs1(`01${gtin}17${yymmdd}37${count}${FNC1}10${lot}`, ANO)).toEqual(wanted)
    }),
  )
})
