import type { Register } from '@app/contract/casca/register'
import type { z } from 'zod'
import type { RegisterHooks } from './hooks.ts'

/** A definition with its hooks: its calls and its spreadsheet import are made from it. */
export type Registered = { definition: Register; hooks: RegisterHooks }

/** Checks the definition's types where both are written; inside, records are known only by field names. */
export const registered = <Record extends z.ZodObject, Input extends z.ZodObject>(
  definition: Register<Record, Input>,
  hooks: RegisterHooks<Record, Input> = {},
): Registered => ({ definition, hooks })
