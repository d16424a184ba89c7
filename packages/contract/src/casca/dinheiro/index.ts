import { z } from 'zod'
import { coded } from '../errors/index.ts'

/** The largest amount that `numeric(15, 2)` holds. */
export const DINHEIRO_MAXIMO = 9_999_999_999_999.99

const wrong = { error: coded('DINHEIRO_INVALIDO') }

/** Reais and centavos: never below zero, with at most two decimals as written. */
export const Dinheiro = z
  .number({
    error: ({ input }) =>
      coded(input === undefined || input === null ? 'EMPTY_REQUIRED_FIELD' : 'DINHEIRO_INVALIDO'),
  })
  .min(0, wrong)
  .max(DINHEIRO_MAXIMO, wrong)
  .refine((value) => Number(value.toFixed(2)) === value, wrong)
