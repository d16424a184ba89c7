import type { Context } from '../platform/context.ts'
import { prepare } from './fields.ts'
import { getRecord, type Shown } from './read.ts'
import type { Registered } from './registered.ts'
import { updateRecord } from './save.ts'

/**
 * One record of a register for a person who does not see the register itself. The caller has checked whose record it
 * is and which fields are sent; rules, history and pushes are the register's.
 */
export const ownRecord = ({ definition, hooks }: Registered) => {
  const register = prepare(definition)
  const freely = (ctx: Context): Context => ({ ...ctx, scope: { tipo: 'tudo' } })
  return {
    get: (ctx: Context, id: number): Promise<Shown> => getRecord(freely(ctx), register, id),
    update: (ctx: Context, id: number, body: unknown): Promise<Shown> =>
      updateRecord(freely(ctx), register, hooks, id, body),
  }
}
