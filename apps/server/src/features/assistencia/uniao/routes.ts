import { Gemeos, GemeosQuery, Unido, UnirConsumidor, UnirRelogio } from '@app/contract/assistencia/uniao'
import { IdParams } from '@app/contract/casca/paging'
import type { Routes } from '../../../platform/http/routes.ts'
import { getGemeos, mergeConsumidor, mergeRelogio } from './actions.ts'

const config = { ability: 'CADASTRO_UNIR' } as const

/** Twins: two records of one person, or of one watch. */
export const uniaoRoutes: Routes = async (app) => {
  app.get(
    '/consumidor/:id/gemeos',
    {
      config,
      schema: {
        tags: ['Consumidores'],
        summary: 'Cadastros do mesmo posto que podem ser da mesma pessoa, para comparar',
        description: 'Pelo documento, telefone ou e-mail igual, ou pelo nome parecido; no máximo 20.',
        params: IdParams,
        querystring: GemeosQuery,
        response: { 200: Gemeos },
      },
    },
    (req) => getGemeos(req.ctx, req.params.id, req.query.com),
  )
  app.post(
    '/consumidor/:id/unir',
    {
      config,
      schema: {
        tags: ['Consumidores'],
        summary: 'Une a este o outro cadastro da mesma pessoa; não tem volta',
        description:
          'OS, relógios, mensagens e tudo o que é delas passam para este. O outro fica como rastro e leva a este. Só do mesmo posto.',
        params: IdParams,
        body: UnirConsumidor,
        response: { 200: Unido },
      },
    },
    (req) => mergeConsumidor(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/relogio/:id/unir',
    {
      config,
      schema: {
        tags: ['Relógios'],
        summary: 'Une a este o outro cadastro do mesmo número de série; não tem volta',
        description:
          'O modelo deste é o que vale. Um posto une relógios que só ele atendeu; o fabricante, quaisquer dois.',
        params: IdParams,
        body: UnirRelogio,
        response: { 200: Unido },
      },
    },
    (req) => mergeRelogio(req.ctx, req.params.id, req.body),
  )
}
