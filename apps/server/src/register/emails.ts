import type { Register } from '@app/contract/casca/register'
import type { Context } from '../platform/context.ts'
import { prepare } from './fields.ts'
import { getRecord } from './read.ts'

const emailFields = ({ view }: Register): string[] =>
  view.groups.flatMap(({ fields }) =>
    fields.flatMap((field) => ('email' in field && field.email ? [field.name] : [])),
  )

/** The mail addresses that stand in one record of a register, which the person may see; undefined where none can stand. */
export const emailsOf = (
  definition: Register,
): ((ctx: Context, id: number) => Promise<string[]>) | undefined => {
  const fields = emailFields(definition)
  if (fields.length === 0) return undefined
  const register = prepare(definition)
  return async (ctx, id) => {
    const record: Readonly<Record<string, unknown>> = await getRecord(ctx, register, id)
    return fields.flatMap((name) => {
      const value = record[name]
      return typeof value === 'string' && value !== '' ? [value] : []
    })
  }
}
