import type { Register } from '@app/contract/casca/register'
import type { z } from 'zod'
import type { RegisterHooks } from './hooks.ts'

/** A definition with its hooks: what is served, and comes in from spreadsheets, is made of it. */
export type Registered = { definition: Register; hooks: RegisterHooks }

/** Keeps to the definition's types where both are written down; within, records go by their field names alone. */
export const registered = <Record extends z.ZodObject, Input extends z.ZodObject>(
  definition: Register<Record, Input>,
  hooks: RegisterHooks<Record, Input> = {},
): Registered => ({ definition, hooks })
