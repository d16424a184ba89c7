/** Most digits of an order number that is searched by its beginning. */
const LONGEST = 9

/**
 * The numbers that begin with these digits, as ranges for the index on the number: for `48`, 480–489, 4800–4899 and so
 * on, without 48 itself.
 */
export function numbersBeginning(digits: string): { from: number; to: number }[] {
  if (!/^[1-9]\d*$/.test(digits)) return []
  return Array.from({ length: Math.max(0, LONGEST - digits.length) }, (_, index) => {
    const width = 10 ** (index + 1)
    const from = Number(digits) * width
    return { from, to: from + width - 1 }
  })
}
