import type { Register } from '@app/contract/casca/register'
import { z } from 'zod'
import type { Routes } from '../platform/http/routes.ts'
import { prepare } from './fields.ts'
import { lookUp } from './read.ts'

const Query = z.object({
  q: z
    .string()
    .max(100)
    .optional()
    .describe('Parte do que nomeia o cadastro; sem acentos, maiúsculas ou minúsculas.'),
})

/** `GET {path}/findAll`, for a register that people look up while filling another form. */
export const lookUpRoutes = (definition: Register): Routes => {
  const register = prepare(definition)
  const { path, title, noun, abilities } = register.view
  const { lookUp: fields } = register
  return async (app) => {
    if (!fields || !abilities.lookUp) return
    app.get(
      `${path}/findAll`,
      {
        config: { ability: abilities.lookUp },
        schema: {
          tags: [title],
          summary: `Escolha entre ${noun[1]}`,
          description: 'Só cadastros ativos, no máximo 100: com mais, procure por `q`.',
          querystring: Query,
          response: { 200: z.array(register.record) },
        },
      },
      (req) => lookUp(req.ctx, register, fields, req.query.q),
    )
  }
}
