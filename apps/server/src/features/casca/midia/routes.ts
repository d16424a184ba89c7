import { IMAGEM_TAMANHOS } from '@app/contract/casca/usuario'
import { z } from 'zod'
import { sendArquivo } from '../../../platform/files/send.ts'
import { refuse } from '../../../platform/http/errors.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { findImagem } from './store.ts'

/**
 * Another photo has another id, but a removed photo (of an anonymised person) must soon leave browsers and never be in
 * a shared cache. Requested again, an unchanged one is a 304.
 */
const FOR_A_WHILE = `private, max-age=${10 * 60}, must-revalidate`

const Params = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) })
const Query = z.object({
  tamanho: z.coerce
    .number()
    .int()
    .min(1)
    .max(4000)
    .optional()
    .describe(`Lado maior em pontos: ${IMAGEM_TAMANHOS.join(', ')}; sem ele, o maior.`),
})

/** Photos, for `<img>`: only people who were shown the record know the 128 random bits of its name. */
export const midiaRoutes: Routes = async (app) => {
  app.get(
    '/public/midia/imagem/:id',
    {
      config: { ability: 'public' },
      schema: {
        tags: ['Imagens'],
        summary: 'Uma imagem',
        produces: ['image/jpeg'],
        params: Params,
        querystring: Query,
      },
    },
    async (req, reply) => {
      const file = await findImagem(app.services.db, req.params.id, req.query.tamanho)
      return sendArquivo(req, reply, file ?? refuse('NOT_FOUND'), FOR_A_WHILE)
    },
  )
}
