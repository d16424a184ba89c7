import { expect, test } from 'vitest'
import { INTEIRA, tintaOf } from './tinta.ts'

const WIDTH = 100

/** A white picture of two lines with black points at these places of its first line. */
const picture = (...ink: number[]): Uint8ClampedArray => {
  const data = new Uint8ClampedArray(2 * WIDTH * 4).fill(255)
  for (const x of ink) data.fill(0, x * 4, x * 4 + 3)
  return data
}

test.each([
  ['nothing is drawn', picture(), INTEIRA],
  ['the margins are left out, with some air', picture(12, 87), { left: 0.1, right: 0.9 }],
  ['a page drawn from edge to edge stays whole', picture(0, 99), INTEIRA],
  ['a short line does not fill the screen', picture(12, 20), { left: 0.1, right: 0.7 }],
  ['a short line at the right end stays in the page', picture(80, 90), { left: 0.4, right: 1 }],
])('%s', (_what, data, { left, right }) => {
  const tinta = tintaOf(data, WIDTH)
  expect(tinta.left).toBeCloseTo(left)
  expect(tinta.right).toBeCloseTo(right)
})
