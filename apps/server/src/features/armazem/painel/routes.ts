import { GraficosDoPainel, GraficosQuery, Painel, SemanaDoPainel } from '@app/contract/armazem/painel'
import { createPainel } from './actions.ts'
import { getGraficos, getSemana } from './semana.ts'
import { mountAt, type Routes } from '../../../platform/http/routes.ts'
import { PEDIDO_PREFIXES } from '../pedido/index.ts'

/** The panel has an address at each mount of the orders (api.md, decisions 12). */
export const painelRoutes: Routes = async (app) => {
  const painel = createPainel(app.services)
  app.addHook('onClose', async () => painel.stop())

  await mountAt(app, PEDIDO_PREFIXES, async (mount) => {
    mount.get(
      '/painel',
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
    mount.get(
      '/painel/semana',
      {
        config: { ability: 'RELATORIO_ARMAZEM' },
        schema: {
          tags: ['Painel'],
          summary: 'Os últimos sete dias em números, para os gráficos do painel',
          response: { 200: SemanaDoPainel },
        },
      },
      (req) => getSemana(req.ctx),
    )
    mount.get(
      '/painel/graficos',
      {
        config: { ability: 'RELATORIO_ARMAZEM' },
        schema: {
          tags: ['Painel'],
          summary: 'A segunda página do painel: dias, horas, etapas e quem separa',
          querystring: GraficosQuery,
          response: { 200: GraficosDoPainel },
        },
      },
      (req) => getGraficos(req.ctx, Number(req.query.dias)),
    )
  })
}
