const LAYOUT = /^\d{6}[0-9A-Z]{12}\d{26}$/

/** A digit counts as itself; a letter of the CNPJ as its ASCII code less 48 (A is 17). */
const valueOf = (character: string) => character.charCodeAt(0) - 48

/** The check digit of the 43 characters before it: module 11, weights 2 to 9 from the right. */
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

/** A key whose check digit is right; a misread or mistyped key fails. */
export const isChaveNfe = (text: string): boolean =>
  looksLikeChave(text) && chaveCheckDigit(text.slice(0, 43)) === Number(text.at(-1))
