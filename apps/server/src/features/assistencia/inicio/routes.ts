import { Inicio, SemanasDoInicio } from '@app/contract/assistencia/inicio'
import type { Routes } from '../../../platform/http/routes.ts'
import { getInicio, getSemanas } from './actions.ts'

/** The first screen of people who work in the repair network. */
export const inicioRoutes: Routes = async (app) => {
  app.get(
    '/inicio',
    {
      config: { ability: 'INICIO_VER' },
      schema: {
        tags: ['Ordens de serviço'],
        summary: 'O que espera por esta pessoa: os números, a lista do dia e o que ela decide',
        description: 'Só o que ela pode abrir, e só do que ela vê; o resto vem null.',
        response: { 200: Inicio },
      },
    },
    (req) => getInicio(req.ctx),
  )
  app.get(
    '/inicio/semanas',
    {
      config: { ability: 'RELATORIO_VER' },
      schema: {
        tags: ['Ordens de serviço'],
        summary: 'Os consertos das últimas semanas, para os gráficos do início',
        response: { 200: SemanasDoInicio },
      },
    },
    (req) => getSemanas(req.ctx),
  )
}
