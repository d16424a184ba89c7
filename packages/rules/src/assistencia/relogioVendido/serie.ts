import { DIGITO_SERIE_LABELS, type DigitoSerie } from '@app/contract/assistencia/relogioVendido'

/** What the serial numbers of a model look like. */
export type PadraoDaSerie = { mascaraSerie: string | null; digitoSerie: DigitoSerie }

const KINDS: Readonly<Record<string, RegExp>> = { '9': /\d/, A: /[A-Z]/, '*': /[A-Z\d]/ }

const fitsMascara = (serie: string, mascara: string): boolean =>
  serie.length === mascara.length &&
  Array.from(mascara).every((sign, at) => {
    const found = serie.charAt(at)
    return KINDS[sign]?.test(found) ?? found === sign
  })

/** Luhn: 7992739871 has the digit 3. */
const modulo10 = (digits: readonly number[]): number => {
  const sum = digits.toReversed().reduce((total, digit, at) => {
    const twice = at % 2 === 0 ? digit * 2 : digit
    return total + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Weights 2 to 9 from the right; 10 and 11 count as 0: 7204118 has the digit 8. */
const modulo11 = (digits: readonly number[]): number => {
  const sum = digits.toReversed().reduce((total, digit, at) => total + digit * (2 + (at % 8)), 0)
  const digit = 11 - (sum % 11)
  return digit > 9 ? 0 : digit
}

const DIGITO = { MODULO_10: modulo10, MODULO_11: modulo11 } as const

/** The last digit checks the other digits of the number; letters do not count. */
const fitsDigito = (serie: string, digito: Exclude<DigitoSerie, 'NENHUM'>): boolean => {
  const digits = Array.from(serie)
    .filter((sign) => /\d/.test(sign))
    .map(Number)
  return /\d$/.test(serie) && digits.length > 1 && DIGITO[digito](digits.slice(0, -1)) === digits.at(-1)
}

/** How a serial number, in capitals and without blanks, departs from those of its model; null when it does not. */
export const desvioDaSerie = (serie: string, { mascaraSerie, digitoSerie }: PadraoDaSerie): string | null => {
  if (mascaraSerie !== null && !fitsMascara(serie, mascaraSerie))
    return `Os números deste modelo são assim: ${mascaraSerie} (9 é algarismo, A é letra, * é um dos dois).`
  if (digitoSerie !== 'NENHUM' && !fitsDigito(serie, digitoSerie))
    return `O último algarismo não confere (${DIGITO_SERIE_LABELS[digitoSerie].toLowerCase()}).`
  return null
}
