import { FaixaQuery, InicioCliente, LotesDoCliente } from '@app/contract/armazem/inicioCliente'
import { localDay } from '@app/rules/casca/tempo'
import { sendCsv } from '../../../platform/http/answers/csv.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { XLSX_TYPE } from '../../../platform/spreadsheet/index.ts'
import { exportEstoqueCsv, exportEstoqueXlsx, getInicioCliente, listLotesDoCliente } from './actions.ts'

const tags = ['Início do cliente']
const config = { ability: 'ESTOQUE_VER' } as const
const so = 'Só para quem trabalha numa empresa cliente.'

/** The home of a client company's people. */
export const inicioClienteRoutes: Routes = async (app) => {
  app.get(
    '/inicioCliente',
    {
      config,
      schema: {
        tags,
        summary: 'Os próprios pedidos por situação, o estoque por validade, os últimos documentos',
        description: so,
        response: { 200: InicioCliente },
      },
    },
    (req) => getInicioCliente(req.ctx),
  )
  app.get(
    '/inicioCliente/lotes',
    {
      config,
      schema: {
        tags,
        summary: 'Os próprios lotes de uma faixa de validade',
        description: `${so} No máximo 100, os que vencem antes em cima.`,
        querystring: FaixaQuery,
        response: { 200: LotesDoCliente },
      },
    },
    (req) => listLotesDoCliente(req.ctx, req.query.faixa),
  )
  app.post(
    '/inicioCliente/estoque/export/CSV',
    {
      config: { ...config, longRead: true },
      schema: { tags, summary: 'O próprio estoque em CSV', description: so, produces: ['text/csv'] },
    },
    async (req, reply) => sendCsv(reply, req.ctx, await exportEstoqueCsv(req.ctx)),
  )
  app.post(
    '/inicioCliente/estoque/export/XLSX',
    {
      config: { ...config, longRead: true },
      schema: { tags, summary: 'O próprio estoque em Excel', description: so, produces: [XLSX_TYPE] },
    },
    async (req, reply) => {
      const book = await exportEstoqueXlsx(req.ctx)
      const dia = localDay(req.ctx.now(), req.ctx.config.TZ_EXIBICAO)
      return reply
        .type(XLSX_TYPE)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="estoque-${dia}.xlsx"`)
        .send(book)
    },
  )
}
