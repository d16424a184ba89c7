import { Id, IdParams } from '@app/contract/paging'
import type { Register } from '@app/contract/register'
import { z } from 'zod'
import { parseBody, versaoOf } from '../platform/http/body.ts'
import { refuseField } from '../platform/http/errors.ts'
import type { Routes } from '../platform/http/routes.ts'
import { prepare } from './fields.ts'
import type { RegisterHooks } from './hooks.ts'
import { registerListRoutes } from './lists.ts'
import { getRecord } from './read.ts'
import { createRecord, deleteRecord, updateRecord } from './save.ts'

const IdInBody = z.object({ id: Id.optional() })

/** Everything a register is, from its definition: lists, record, saves, delete and export (spec §7, style.md). */
export const registerRoutes = <Record extends z.ZodObject, Input extends z.ZodObject>(
  definition: Register<Record, Input>,
  given: RegisterHooks<Record, Input> = {},
): Routes => {
  // Within, records and inputs are handled by the definition's field names alone.
  const hooks = given as RegisterHooks
  const register = prepare(definition)
  const { view, record, input } = register
  const [one] = view.noun
  const tags = [view.title]
  const response = { 200: record }
  const part = input.partial().extend({ id: Id.optional(), versao: z.number().int().positive().optional() })
  const see = { ability: view.abilities.view }
  const edit = { ability: view.abilities.edit }

  return async (app) => {
    await app.register(registerListRoutes(definition))
    app.get(
      `${view.path}/:id`,
      { config: see, schema: { tags, summary: `Um ${one}`, params: IdParams, response } },
      (req) => getRecord(req.ctx, register, req.params.id),
    )
    app.post(
      view.path,
      {
        config: { ...edit, idempotent: true },
        schema: { tags, summary: `Cria um ${one}`, body: input, response: { 201: record } },
      },
      async (req, reply) => reply.code(201).send(await createRecord(req.ctx, register, hooks, req.body)),
    )
    app.put(
      `${view.path}/:id`,
      {
        config: { ...edit, lateBody: true },
        schema: {
          tags,
          summary: `Altera um ${one}`,
          description: 'Campo ausente fica como está, null limpa. `versao` (ou If-Match) antiga é 409.',
          params: IdParams,
          body: part,
          response,
        },
      },
      (req) => updateRecord(req.ctx, register, hooks, req.params.id, req.body),
    )
    app.put(
      view.path,
      {
        config: { ...edit, lateBody: true },
        schema: { tags, summary: `Altera o ${one} cujo id está no corpo`, body: part, response },
      },
      (req) => {
        const { id } = parseBody(IdInBody, req.body)
        if (id === undefined) return refuseField('id', 'EMPTY_REQUIRED_FIELD')
        return updateRecord(req.ctx, register, hooks, id, req.body)
      },
    )
    app.delete(
      `${view.path}/:id`,
      {
        config: edit,
        schema: { tags, summary: `Exclui um ${one}`, params: IdParams, response: { 204: z.null() } },
      },
      async (req, reply) => {
        await deleteRecord(req.ctx, register, hooks, req.params.id, versaoOf(req.headers['if-match']))
        return reply.code(204).send(null)
      },
    )
  }
}
