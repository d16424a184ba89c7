import { IdParams } from '@app/contract/casca/paging'
import type { RegisterView } from '@app/contract/casca/register'
import { z } from 'zod'
import type { Context } from '../platform/context.ts'
import { idOfBody } from '../platform/http/body/body.ts'
import { BODY_LIMIT } from '../platform/http/limits.ts'
import type { Routes } from '../platform/http/routes.ts'

/** Requests, acts and answers of the single-record calls: a register's own, or those of a feature with more rules. */
type RecordCalls<Record extends z.ZodObject = z.ZodObject, Input extends z.ZodObject = z.ZodObject> = {
  record: Record
  input: Input
  /** The body of a PUT: any part of the input, with `id` and `versao`. */
  part: z.ZodObject
  bodyLimit?: number
  /** Additions to the API page's texts of POST and PUT. */
  about?: { create?: string; update?: string }
  get: (ctx: Context, id: number) => Promise<z.output<Record>>
  create: (ctx: Context, input: z.output<Input>) => Promise<z.output<Record>>
  update: (ctx: Context, id: number, body: unknown) => Promise<z.output<Record>>
  remove: (ctx: Context, id: number) => Promise<void>
}

const USUAL = 'Campo ausente fica como está, null limpa. `versao` (ou If-Match) antiga é 409.'

/** The calls for a record, its saves and its delete, in the words of its view. */
export const recordRoutes = <Record extends z.ZodObject, Input extends z.ZodObject>(
  { path, noun: [one], title, abilities }: RegisterView,
  given: RecordCalls<Record, Input>,
): Routes => {
  // Inside, the schemas decide the types of records and inputs.
  const { record, input, part, bodyLimit = BODY_LIMIT, about = {}, ...calls } = given as RecordCalls
  const tags = [title]
  const response = { 200: record }
  const see = { ability: abilities.view }
  const edit = { ability: abilities.edit }
  const change = { config: { ...edit, lateBody: true }, bodyLimit }

  return async (app) => {
    app.get(
      `${path}/:id`,
      { config: see, schema: { tags, summary: `Um ${one}`, params: IdParams, response } },
      (req) => calls.get(req.ctx, req.params.id),
    )
    app.post(
      path,
      {
        config: { ...edit, idempotent: true },
        bodyLimit,
        schema: {
          tags,
          summary: `Cria um ${one}`,
          ...(about.create && { description: about.create }),
          body: input,
          response: { 201: record },
        },
      },
      async (req, reply) => reply.code(201).send(await calls.create(req.ctx, req.body)),
    )
    app.put(
      `${path}/:id`,
      {
        ...change,
        schema: {
          tags,
          summary: `Altera um ${one}`,
          description: about.update ?? USUAL,
          params: IdParams,
          body: part,
          response,
        },
      },
      (req) => calls.update(req.ctx, req.params.id, req.body),
    )
    app.put(
      path,
      {
        ...change,
        schema: {
          tags,
          summary: `Altera o ${one} cujo id está no corpo`,
          deprecated: true,
          body: part,
          response,
        },
      },
      (req) => calls.update(req.ctx, idOfBody(req.body), req.body),
    )
    app.delete(
      `${path}/:id`,
      {
        config: edit,
        schema: { tags, summary: `Exclui um ${one}`, params: IdParams, response: { 204: z.null() } },
      },
      async (req, reply) => {
        await calls.remove(req.ctx, req.params.id)
        return reply.code(204).send(null)
      },
    )
  }
}
