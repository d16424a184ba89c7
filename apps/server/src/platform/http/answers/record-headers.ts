import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const Address = z.object({ _links: z.object({ self: z.object({ href: z.string() }) }) })
const Versioned = z.object({ versao: z.number().int() })

/** Says where a new record is, and which version an answer holds: `If-Match` takes it back. */
export const registerRecordHeaders = (app: FastifyInstance): void => {
  app.addHook('preSerialization', async (_req, reply, payload) => {
    const at = reply.statusCode === 201 && Address.safeParse(payload).data
    if (at) reply.header('location', at._links.self.href)
    const version = reply.statusCode < 300 && Versioned.safeParse(payload).data
    if (version) reply.header('etag', `"${version.versao}"`)
    return payload
  })
}

const LOCATION = {
  Location: {
    description: 'O endereço do novo registro.',
    schema: { type: 'string', format: 'uri-reference' },
  },
}
const ETAG = {
  ETag: { description: 'A `versao`, como `If-Match` a recebe de volta.', schema: { type: 'string' } },
}

/** The same headers as the API description names them, by what an answer always has. */
export const answerHeadersOf = (status: string, answer: z.ZodType | undefined) => {
  const shape: Record<string, unknown> = answer instanceof z.ZodObject ? answer.shape : {}
  return { ...(status === '201' && '_links' in shape && LOCATION), ...('versao' in shape && ETAG) }
}
