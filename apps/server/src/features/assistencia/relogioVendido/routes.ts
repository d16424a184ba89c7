import { SerieConhecida, SerieQuery } from '@app/contract/assistencia/relogioVendido'
import type { Routes } from '../../../platform/http/routes.ts'
import { getSerie } from './actions.ts'
import { importacaoDeVendasRoutes } from './importacao/routes.ts'

const tags = ['Relógios vendidos']

/** What the manufacturer sold (rede §5b); single records are the register's. */
export const relogioVendidoRoutes: Routes = async (app) => {
  app.get(
    '/relogioVendido/serie',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'O que o fabricante informou de um número de série',
        description:
          'A venda diz a garantia sem nota fiscal. Com `modelo`, `desconhecida` diz se o número falta entre os vendidos dele; sem vendas do modelo informadas, é false.',
        querystring: SerieQuery,
        response: { 200: SerieConhecida },
      },
    },
    (req) => getSerie(req.ctx, req.query),
  )
  await app.register(importacaoDeVendasRoutes, { prefix: '/relogioVendido' })
}
