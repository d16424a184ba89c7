import { Peca, PecaSearch } from '@app/contract/registers/tabelas/peca'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { listPecas } from './store.ts'

/** What a picker shows at most. */
const PICKER_LIMIT = 100

/** The look-up of a budget and of a purchase; everything else is the register's. */
export const pecaRoutes: Routes = async (app) => {
  app.get(
    '/peca/findAll',
    {
      config: { ability: 'PECA_VER' },
      schema: {
        tags: ['Peças'],
        summary: 'Procura peças pelo código ou pela descrição; com `modelo`, só as que servem nele',
        description: `As ativas, no máximo ${PICKER_LIMIT}: antes as feitas para o modelo, depois as que servem em todos.`,
        querystring: PecaSearch,
        response: { 200: z.array(Peca) },
      },
    },
    (req) => listPecas(req.ctx.db, { ...req.query, limit: PICKER_LIMIT }),
  )
}
