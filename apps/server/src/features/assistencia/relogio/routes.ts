import { Relogio, RelogioSearch } from '@app/contract/registers/relogio'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { listRelogios } from './store.ts'

/** What a picker shows at most. */
const PICKER_LIMIT = 50

/** The look-up of a watch by its serial number; everything else is the register's. */
export const relogioRoutes: Routes = async (app) => {
  app.get(
    '/relogio/findAll',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags: ['Relógios'],
        summary: 'Procura relógios pelo começo do número de série',
        description: `Os ativos de toda a rede, no máximo ${PICKER_LIMIT}; o número inteiro vem primeiro.`,
        querystring: RelogioSearch,
        response: { 200: z.array(Relogio) },
      },
    },
    (req) =>
      listRelogios(req.ctx.db, {
        serie: (req.query.q ?? '').replaceAll(/\s/g, '').toUpperCase(),
        limit: PICKER_LIMIT,
      }),
  )
}
