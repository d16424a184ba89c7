const LENGTHS = new Set([8, 12, 13, 14])

/** The check digit of a GTIN: from the right, weights 3 and 1 (GS1 General Specifications, 7.9). */
export function gtinCheckDigit(body: string): number {
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** GTIN-8, 12, 13 or 14 with its check digit right. */
export const isGtin = (text: string): boolean =>
  LENGTHS.has(text.length) && /^\d+$/.test(text) && gtinCheckDigit(text.slice(0, -1)) === Number(text.at(-1))

/** The same number in each length that it fits: a case label says 07891234567895 where the product has 7891234567895. */
export function gtinVariants(gtin: string): string[] {
  const bare = gtin.replace(/^0+/, '')
  return [...LENGTHS].filter((length) => length >= bare.length).map((length) => bare.padStart(length, '0'))
}
