import { BuscaQuery } from '@app/contract/casca/busca'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Routes } from '../../../platform/http/routes.ts'

/** A search of a module: the answer's schema, and the search itself. */
type Procura = { achados: z.ZodType; search: (ctx: Context, q: string) => Promise<unknown> }

/** The search from anywhere: for everybody with a session; the results depend on the person's abilities and company. */
export const buscaRoutes =
  ({ achados, search }: Procura): Routes =>
  async (app) => {
    app.get(
      '/busca',
      {
        config: { ability: 'session' },
        schema: {
          tags: ['Busca'],
          summary: 'Pedidos, clientes, notas e produtos por número, código, chave ou nome; o exato primeiro',
          querystring: BuscaQuery,
          response: { 200: achados },
        },
      },
      (req) => search(req.ctx, req.query.q),
    )
  }
