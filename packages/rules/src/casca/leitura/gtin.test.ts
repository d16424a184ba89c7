import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gtinCheckDigit, gtinVariants, isGtin } from './gtin.ts'

// Examples of the GS1 General Specifications and of goods on shelves.
test.each(['96385074', '036000291452', '4006381333931', '7891000315507', '10614141543219', '00012345600012'])(
  '%s has its check digit',
  (gtin) => expect(isGtin(gtin)).toBe(true),
)

test.each([
  '',
  '7',
  '96385075',
  '4006381333932',
  '40063813339311',
  '400638133393',
  '4006381 33931',
  'ABCDEFGH',
])('%j is no GTIN', (text) => expect(isGtin(text)).toBe(false))

test('the check digit finds every single wrong digit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(7, 11, 12, 13),
      fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (length, digits, at, wrong) => {
        const body = Array.from({ length }, () => digits.next().value).join('')
        const gtin = `${body}${gtinCheckDigit(body)}`
        const place = at % gtin.length
        const broken = `${gtin.slice(0, place)}${(Number(gtin[place]) + wrong) % 10}${gtin.slice(place + 1)}`
        return isGtin(gtin) && !isGtin(broken)
      },
    ),
  )
})

test('the number of a case label is that of its product in every length that it fits', () => {
  expect(gtinVariants('07891000315507')).toEqual(['7891000315507', '07891000315507'])
  expect(gtinVariants('036000291452')).toEqual(['036000291452', '0036000291452', '00036000291452'])
  expect(gtinVariants('96385074')).toContain('00000096385074')
  for (const variant of gtinVariants('96385074')) expect(isGtin(variant)).toBe(true)
})
