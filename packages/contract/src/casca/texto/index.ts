import { z } from 'zod'
import { coded } from '../errors/index.ts'

/** Removes all blanks from a text. */
export const withoutBlanks = (value: string): string => value.replaceAll(/\s/g, '')
export const semEspacos = z.string().overwrite(withoutBlanks)

/** Blanks, controls and format characters such as U+200B: whoever reads a text of these alone sees nothing. */
const INVISIVEL = /^[\s\p{Cc}\p{Cf}]*$/u

/** Removes the blanks around a text; one in which nothing can be seen is empty. */
const aparado = (value: string): string => (INVISIVEL.test(value) ? '' : value.trim())

/** A required text; blanks around it are removed. */
export const obrigatorio = (maximum: number, typed = z.string()) =>
  typed.overwrite(aparado).min(1).max(maximum)

/** A text that may be emptied; it is null then. */
export const anulavel = (maximum: number, typed = z.string()) =>
  typed
    .overwrite(aparado)
    .max(maximum)
    .transform((value) => value || null)

/** A text that may also be left out. */
export const opcional = (maximum: number, typed = z.string()) => anulavel(maximum, typed).nullish()

const emailInvalido = { error: coded('EMAIL_INVALIDO') }

/** An e-mail address that has to be there. */
export const email = (maximum: number) => obrigatorio(maximum).pipe(z.email(emailInvalido))

/** An e-mail address that may be emptied or left out. */
export const emailOpcional = (maximum: number) =>
  z.union([z.literal('').transform(() => null), z.email(emailInvalido).max(maximum)], emailInvalido).nullish()
