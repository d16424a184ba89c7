/**
 * Quantities as whole ten-thousandths, so that `numeric(15,4)` has no rounding drift (0.1 + 0.2 stays 0.3). The largest
 * quantity is 10^15 units, so a few thousand of the largest balances still add up exactly.
 */
export type Units = number

const SCALE = 10_000

const safe = (units: number): Units => {
  if (!Number.isSafeInteger(units)) throw new RangeError(`quantity out of range: ${units}`)
  return units === 0 ? 0 : units
}

/** A number off the wire, or the text of a PostgreSQL `numeric`. */
export function toUnits(value: number | string): Units {
  return safe(Math.round(Number(value) * SCALE))
}

/** Units as the number that goes over the wire. */
export const fromUnits = (units: Units): number => units / SCALE

/** The exact sum; throws when a balance cannot hold it. */
export const addQuantity = (...values: number[]): number =>
  fromUnits(safe(values.reduce((sum, value) => sum + toUnits(value), 0)))

/** The exact difference; negative when more is taken than there is. */
export const subtractQuantity = (from: number, value: number): number =>
  fromUnits(safe(toUnits(from) - toUnits(value)))

/** Whether the quantity is whole, because products with `inteiro` are sold only by the piece. */
export const isWhole = (value: number): boolean => toUnits(value) % SCALE === 0

/** '1.234,5': how a quantity is shown. */
export const formatQuantidade = (value: number): string => {
  const units = toUnits(value)
  const whole = String(Math.trunc(Math.abs(units) / SCALE)).replace(/\B(?=(\d{3})+$)/g, '.')
  const rest = String(Math.abs(units) % SCALE)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${units < 0 ? '-' : ''}${whole}${rest && `,${rest}`}`
}
