import { Inicio } from '@app/contract/assistencia/inicio'
import type { Routes } from '../../../platform/http/routes.ts'
import { getInicio } from './actions.ts'

/** The first screen of people who work in the repair network. */
export const inicioRoutes: Routes = async (app) => {
  app.get(
    '/inicio',
    {
      config: { ability: 'INICIO_VER' },
      schema: {
        tags: ['Ordens de serviço'],
        summary: 'Quantas OS esperam por esta pessoa, por caixa do início',
        description: 'Só as caixas cuja lista a pessoa pode abrir, e só do que ela vê.',
        response: { 200: Inicio },
      },
    },
    (req) => getInicio(req.ctx),
  )
}
