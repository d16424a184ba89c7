/**
 * The layout's decimals without a float's drift: whole units of 10⁻¹⁴, so that a quantity (4 places) times a unit value
 * (10 places) is exact (XSD `TDec_1104v`, `TDec_1110v`). 1 × 1.005 is 1.01, which floats get wrong.
 */
export type Exato = bigint

const PLACES = 14
const ONE = 10n ** BigInt(PLACES)
const CENT = ONE / 100n
const DECIMAL = /^(-?)(\d{1,20})(?:\.(\d{1,14}))?$/

/** Reads a decimal in the layout's form; undefined for any other text. */
export const readExato = (text: string | undefined): Exato | undefined => {
  const [, sign = '', whole, part = ''] = DECIMAL.exec(text?.trim() ?? '') ?? []
  return whole === undefined ? undefined : BigInt(`${sign}${whole}${part.padEnd(PLACES, '0')}`)
}

/** The same text as a JSON number, for the wire. */
export const readNumero = (text: string | undefined): number | undefined =>
  DECIMAL.test(text?.trim() ?? '') ? Number(text) : undefined

export const multiply = (one: Exato, other: Exato): Exato => (one * other) / ONE

/** To whole cents, half up. */
export const toCents = (value: Exato): Exato =>
  (value < 0n ? -((-value + CENT / 2n) / CENT) : (value + CENT / 2n) / CENT) * CENT

/** Equal within one cent: the tolerance of the MOC's sums. */
export const isNear = (one: Exato, other: Exato): boolean => {
  const apart = one - other
  return (apart < 0n ? -apart : apart) <= CENT
}

/** '1.234,50': at least `places` places, more when the value has them. */
export const formatExato = (value: Exato, places = 2): string => {
  const digits = String(value < 0n ? -value : value).padStart(PLACES + 1, '0')
  const whole = digits.slice(0, -PLACES).replace(/\B(?=(\d{3})+$)/g, '.')
  const part = digits.slice(-PLACES).replace(/0+$/, '').padEnd(places, '0')
  return `${value < 0n ? '-' : ''}${whole}${part && `,${part}`}`
}
