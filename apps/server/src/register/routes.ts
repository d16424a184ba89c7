import { Id, Versao } from '@app/contract/casca/paging'
import { IMAGE_BODY_LIMIT } from '../platform/http/limits.ts'
import type { Routes } from '../platform/http/routes.ts'
import { prepare } from './fields.ts'
import { registerListRoutes } from './lists.ts'
import { lookUpRoutes } from './look-up.ts'
import { massaRoutes } from './massa.ts'
import { getRecord } from './read.ts'
import { recordRoutes } from './records.ts'
import type { Registered } from './registered.ts'
import { createRecord, deleteRecord, updateRecord } from './save.ts'

/** All calls of a register, from its definition: lists, record, saves, delete and export (spec §7, style.md). */
export const registerRoutes = ({ definition, hooks }: Registered): Routes => {
  const register = prepare(definition)
  const { view, record, input } = register
  return async (app) => {
    await app.register(registerListRoutes(definition))
    await app.register(lookUpRoutes(definition))
    await app.register(massaRoutes({ definition, hooks }))
    await app.register(
      recordRoutes(view, {
        record,
        input,
        ...(hooks.files && { bodyLimit: IMAGE_BODY_LIMIT }),
        part: input.partial().extend({ id: Id.optional(), versao: Versao }),
        get: (ctx, id) => getRecord(ctx, register, id),
        create: (ctx, sent) => createRecord(ctx, register, hooks, sent),
        update: (ctx, id, body) => updateRecord(ctx, register, hooks, id, body),
        remove: (ctx, id) => deleteRecord(ctx, register, hooks, id),
      }),
    )
  }
}
