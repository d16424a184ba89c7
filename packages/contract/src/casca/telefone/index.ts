import { z } from 'zod'
import { coded } from '../errors/index.ts'

export * from './values.ts'

/** What stands around the digits, the country's code and the 0 of long distance are none of a number. */
const bare = z
  .string()
  .transform((value) => value.replaceAll(/[\s().+-]/g, '').replace(/^0+/, ''))
  .transform((value) => (value.length > 11 ? value.replace(/^55/, '') : value))
// Area code, and eight digits or, of a mobile, nine that begin with 9.
const BRASILEIRO = /^([1-9]{2}(9\d{8}|[2-8]\d{7}))?$/

const invalid = { error: coded('TELEFONE_INVALIDO') }

/** A Brazilian number with its area code; digits alone afterwards. */
export const Telefone = z
  .string()
  .trim()
  .min(1)
  .pipe(bare)
  .pipe(z.string().regex(/./, invalid).regex(BRASILEIRO, invalid))

/** A Brazilian number with its area code, which may be emptied or left out; digits alone afterwards. */
export const TelefoneOpcional = bare
  .pipe(z.string().regex(BRASILEIRO, invalid))
  .transform((value) => value || null)
  .nullish()
