const CNPJ = /^[0-9A-Z]{12}\d{2}$/
const CPF = /^\d{11}$/

/** CPF or CNPJ without its points, letters in capitals. */
export const bareDocumento = (text: string): string => text.replaceAll(/[\s./-]/g, '').toUpperCase()

/**
 * The check digit: weights 2 to 9 from the right, then again from 2 (CNPJ) or growing on (CPF); a remainder of 0 or 1
 * gives the digit 0.
 */
const checkDigit = (text: string, largestWeight: number): number => {
  const span = largestWeight - 1
  // A letter counts as its ASCII code less 48, as digits do: A is 17 (Nota Técnica COCAD/SUARA/RFB 49/2024).
  const sum = text
    .split('')
    .reduceRight(
      (total, char, at) => total + (char.charCodeAt(0) - 48) * (2 + ((text.length - 1 - at) % span)),
      0,
    )
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

const endsWithDigits = (text: string, largestWeight: number): boolean => {
  const base = text.slice(0, -2)
  const first = checkDigit(base, largestWeight)
  return text.endsWith(`${first}${checkDigit(`${base}${first}`, largestWeight)}`)
}

const isRepeated = (text: string): boolean => new Set(text).size === 1

/** A bare CNPJ with two right check digits; since July 2026 it may have letters. */
export const isCnpj = (bare: string): boolean =>
  CNPJ.test(bare) && !isRepeated(bare) && endsWithDigits(bare, 9)

/** A bare CPF whose two check digits are right. */
export const isCpf = (bare: string): boolean =>
  CPF.test(bare) && !isRepeated(bare) && endsWithDigits(bare, 11)
