import type { Register } from '@app/contract/register'
import type { z } from 'zod'
import type { Context } from '../platform/context.ts'
import { prepare } from './fields.ts'
import type { RegisterHooks } from './hooks.ts'
import type { Shown } from './read.ts'
import { createRecord } from './save.ts'

/** The creation that POST does, for records that come in by another way: same checks, audit and push. */
export const creatorOf = <Record extends z.ZodObject, Input extends z.ZodObject>(
  definition: Register<Record, Input>,
  given: RegisterHooks<Record, Input>,
): ((ctx: Context, input: z.output<Input>) => Promise<Shown>) => {
  const hooks = given as RegisterHooks
  const register = prepare(definition)
  return (ctx, input) => createRecord(ctx, register, hooks, input)
}
