const LAYOUT = /^\d{6}[0-9A-Z]{12}\d{26}$/

/** Digits are themselves; a letter of the CNPJ is its ASCII code less 48 (A is 17). */
const valueOf = (character: string) => character.charCodeAt(0) - 48

/** The last digit of the 43 before it: module 11, weights 2 to 9 from the right. */
export function chaveCheckDigit(body: string): number {
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, character, index) => total + valueOf(character) * (2 + (index % 8)), 0)
  const digit = 11 - (sum % 11)
  return digit > 9 ? 0 : digit
}

/** A key as it is printed in groups, or as its `Id` has it, reduced to its characters. */
export const bareChave = (text: string): string =>
  text.replaceAll(/\s/g, '').replace(/^NFe/i, '').toUpperCase()

/** The shape of an NF-e key: 44 characters, letters only within the first twelve of the CNPJ. */
export const looksLikeChave = (text: string): boolean => LAYOUT.test(text)

/** A key whose check digit holds: what a person or a scanner misread is none. */
export const isChaveNfe = (text: string): boolean =>
  looksLikeChave(text) && chaveCheckDigit(text.slice(0, 43)) === Number(text.at(-1))
