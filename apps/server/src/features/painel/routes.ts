import { Painel } from '@app/contract/painel'
import { createPainel } from './actions.ts'
import type { Routes } from '../../platform/http/routes.ts'

/** The panel stands beside the orders, at each of their mounts (api.md, decisions 12). */
const PATHS = ['/pedidos', '/api/pedidos', '/orders'].flatMap((mount) => [
  `${mount}/painel`,
  `${mount}/orders/painel`,
])

export const painelRoutes: Routes = async (app) => {
  const painel = createPainel(app.services)
  app.addHook('onClose', async () => painel.stop())

  for (const path of PATHS) {
    app.get(
      path,
      {
        config: { ability: 'PAINEL_VER' },
        schema: {
          tags: ['Painel'],
          summary: 'Os seis cartões e os pedidos prontos para expedição',
          response: { 200: Painel },
        },
      },
      (req) => painel.show(req.ctx),
    )
  }
}
