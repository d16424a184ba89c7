import type { Context } from '../platform/context.ts'
import { prepare, type Values } from './fields.ts'
import type { Shown } from './read.ts'
import type { Registered } from './registered.ts'
import { createRecord } from './save.ts'

/** The creation of POST for records from another source: the same checks, audit and push. */
export const creatorOf = ({
  definition,
  hooks,
}: Registered): ((ctx: Context, input: Values) => Promise<Shown>) => {
  const register = prepare(definition)
  return (ctx, input) => createRecord(ctx, register, hooks, input)
}
