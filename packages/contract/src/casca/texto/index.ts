import { z } from 'zod'
import { coded } from '../errors/index.ts'

/** A text that has to be there; blanks around it are none of it. */
export const obrigatorio = (maximum: number) => z.string().trim().min(1).max(maximum)

/** A text that may be emptied: it is null then. */
export const anulavel = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .transform((value) => value || null)

/** A text that may also be left out. */
export const opcional = (maximum: number) => anulavel(maximum).nullish()

const emailInvalido = { error: coded('EMAIL_INVALIDO') }

/** An e-mail address that may be emptied or left out. */
export const emailOpcional = z
  .union([z.literal('').transform(() => null), z.email(emailInvalido).max(254)], emailInvalido)
  .nullish()
