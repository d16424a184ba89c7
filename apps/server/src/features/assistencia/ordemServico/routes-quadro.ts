import {
  OsCalendarioDia,
  OsCalendarioRequest,
  OsQuadro,
  OsQuadroRequest,
} from '@app/contract/assistencia/ordemServico'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { getCalendario } from './actions/calendario.ts'
import { getQuadro } from './actions/quadro.ts'

const tags = ['Ordens de serviço']

/** The orders that go on by status and by promised day, with the filters of the list. */
export const quadroRoutes: Routes = async (app) => {
  app.post(
    '/quadro',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'Ordens de serviço em curso por status, as mais antigas primeiro',
        description:
          'Só os status que têm OS do filtro; de cada um, no máximo 30. Com `encerradas`, também as finalizadas e as canceladas, as mais novas primeiro.',
        body: OsQuadroRequest,
        response: { 200: OsQuadro },
      },
    },
    (req) => getQuadro(req.ctx, req.body),
  )
  app.post(
    '/calendario',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'Ordens de serviço em aberto pelo dia para o qual foram prometidas',
        description: 'Só os dias que têm OS do filtro; de cada um, as mais antigas, no máximo 30.',
        body: OsCalendarioRequest,
        response: { 200: z.array(OsCalendarioDia) },
      },
    },
    (req) => getCalendario(req.ctx, req.body),
  )
}
