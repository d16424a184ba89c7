import { IMAGEM_TAMANHOS } from '@app/contract/casca/usuario'
import { z } from 'zod'
import { sendArquivo } from '../../../platform/files/send.ts'
import { refuse } from '../../../platform/http/errors.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { findImagem } from './store.ts'

/**
 * Another photo has another id, but a photo that is taken away (a person who is anonymised) must be gone from browsers
 * soon, and never have been in a cache that others share. Asked for again, an unchanged one is a 304.
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

/** Photos, for `<img>`: who knows the 128 random bits of a name was shown it by somebody who may see it. */
export const midiaRoutes: Routes = async (app) => {
  app.get(
    '/public/midia/imagem/:id',
    {
      config: { ability: 'public' },
      schema: { tags: ['Imagens'], summary: 'Uma imagem', params: Params, querystring: Query },
    },
    async (req, reply) => {
      const file = await findImagem(app.services.db, req.params.id, req.query.tamanho)
      return sendArquivo(req, reply, file ?? refuse('NOT_FOUND'), FOR_A_WHILE)
    },
  )
}
