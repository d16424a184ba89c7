import { Eventos, EventosQuery } from '@app/contract/casca/evento'
import type { Routes } from '../../../platform/http/routes.ts'
import { readEventos } from './actions.ts'

/** What happened, for systems that ask for it instead of being called. */
export const eventoRoutes: Routes = async (app) => {
  app.get(
    '/eventos',
    {
      config: { ability: 'session' },
      schema: {
        tags: ['Integrações'],
        summary: 'O que aconteceu, na ordem, desde um ponto',
        description:
          'Cada evento vem pelo menos uma vez, os de um mesmo objeto na ordem, e fica 90 dias. Guarde `proximo` junto com o que fez dos eventos e envie-o como `desde`. Vêm os eventos da própria empresa ou do próprio posto, dos tipos que a pessoa ou a chave pode ver.',
        exemplo: { titulo: 'O que aconteceu', ordem: 5, consulta: '?desde=0&limite=20' },
        querystring: EventosQuery,
        response: { 200: Eventos },
      },
    },
    (req) => readEventos(req.ctx, req.query),
  )
}
