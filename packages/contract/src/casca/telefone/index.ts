import { z } from 'zod'
import { coded } from '../errors/index.ts'

export * from './values.ts'

/** Removes what is not part of the number: signs around the digits, the country code and the 0 of long distance. */
const bare = z
  .string()
  .transform((value) => value.replaceAll(/[\s().+-]/g, '').replace(/^0+/, ''))
  .transform((value) => (value.length > 11 ? value.replace(/^55/, '') : value))
// The area code, then eight digits, or nine digits beginning with 9 for a mobile.
const BRASILEIRO = /^([1-9]{2}(9\d{8}|[2-8]\d{7}))?$/

const invalid = { error: coded('TELEFONE_INVALIDO') }

/** A Brazilian number with its area code; the result is digits only. */
export const Telefone = z
  .string()
  .trim()
  .min(1)
  .pipe(bare)
  .pipe(z.string().regex(/./, invalid).regex(BRASILEIRO, invalid))

/** A Brazilian number with its area code, which may be emptied or left out; the result is digits only. */
export const TelefoneOpcional = bare
  .pipe(z.string().regex(BRASILEIRO, invalid))
  .transform((value) => value || null)
  .nullish()
