import { Destinos, DestinosParams, DestinosUpdate } from '@app/contract/casca/correio/destinos'
import type { Routes } from '../../../../platform/http/routes.ts'
import { freeDestinos, getDestinos, saveDestinos } from './actions.ts'

const tags = ['E-mails']
// The staff and the own people need different abilities, which the action asks for.
const config = { ability: 'session' } as const

/** Where the mails of a company or a post go. */
export const destinoRoutes: Routes = async (app) => {
  app.get(
    '/correio/destinos/:de/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Os endereços que uma empresa ou um posto escolheu, e para quê',
        description: 'Para a equipe e para as pessoas da própria empresa ou do próprio posto.',
        params: DestinosParams,
        response: { 200: Destinos },
      },
    },
    (req) => getDestinos(req.ctx, req.params),
  )
  app.put(
    '/correio/destinos/:de/:id',
    {
      config: { ...config, lateBody: true },
      schema: {
        tags,
        summary: 'Escolhe os endereços; `versao` antiga é 409',
        description:
          'O que não vai no corpo fica como está; uma lista vazia volta ao que vale sem endereço. Uma finalidade que não é deste dono é ignorada.',
        params: DestinosParams,
        body: DestinosUpdate,
        response: { 200: Destinos },
      },
    },
    (req) => saveDestinos(req.ctx, req.params, req.body),
  )
  app.post(
    '/correio/destinos/:de/:id/liberar',
    {
      config,
      schema: {
        tags,
        summary: 'Volta a enviar aos endereços escolhidos que não entregavam',
        params: DestinosParams,
        response: { 200: Destinos },
      },
    },
    (req) => freeDestinos(req.ctx, req.params),
  )
}
