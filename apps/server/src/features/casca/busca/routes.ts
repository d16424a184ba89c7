import { Busca, BuscaQuery } from '@app/contract/casca/busca'
import { searchAll } from './actions.ts'
import type { Routes } from '../../../platform/http/routes.ts'

/** The search from anywhere: everybody with a session, each finds what the own abilities and company show. */
export const buscaRoutes: Routes = async (app) => {
  app.get(
    '/busca',
    {
      config: { ability: 'session' },
      schema: {
        tags: ['Busca'],
        summary: 'Pedidos, clientes, notas e produtos por número, código, chave ou nome; o exato primeiro',
        querystring: BuscaQuery,
        response: { 200: Busca },
      },
    },
    (req) => searchAll(req.ctx, req.query.q),
  )
}
