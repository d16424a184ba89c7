import { PrimeirosPassos } from '@app/contract/armazem/primeirosPassos'
import { getPrimeirosPassos } from './actions.ts'
import type { Routes } from '../../../platform/http/routes.ts'

/** The steps from an empty installation to the first order, for people who set it up. */
export const primeirosPassosRoutes: Routes = async (app) => {
  app.get(
    '/primeirosPassos',
    {
      config: { ability: 'CONFIG_EDITAR' },
      schema: {
        tags: ['Configurações'],
        summary: 'O que já existe de cada primeiro passo',
        response: { 200: PrimeirosPassos },
      },
    },
    (req) => getPrimeirosPassos(req.ctx),
  )
}
