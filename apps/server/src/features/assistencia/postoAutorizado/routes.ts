import { PostoEscolha, PostoSearch } from '@app/contract/registers/postoAutorizado'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { warnCut } from '../../../platform/http/answers/warning.ts'
import { findAllPostos } from './actions.ts'

/** Service points to choose from; their record is a register (`app.ts`). */
export const postoAutorizadoRoutes: Routes = async (app) => {
  app.get(
    '/postoAutorizado/findAll',
    {
      config: { ability: 'POSTO_FILTRAR' },
      schema: {
        tags: ['Postos autorizados'],
        summary: 'Postos autorizados para escolha, por nome; `q` procura por nome, código SAP ou CNPJ',
        querystring: PostoSearch,
        response: { 200: z.array(PostoEscolha) },
      },
    },
    async (req, reply) => {
      const { postos, more } = await findAllPostos(req.ctx, req.query)
      warnCut(reply, more)
      return postos
    },
  )
}
