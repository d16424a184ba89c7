import {
  Recebimento,
  RecebimentoExportRequest,
  RecebimentoFilter,
  RecebimentoListRequest,
  RecebimentoTotais,
} from '@app/contract/assistencia/recebimento'
import { pageOf } from '@app/contract/casca/paging'
import { sendCsv } from '../../../platform/http/answers/csv.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { exportRecebimentos, findByFiltro, getTotais } from './actions.ts'

const tags = ['Recebimentos do posto']
const config = { ability: 'RECEBIMENTO_VER' } as const

/** What consumers paid at posts (decisions 56); a post's people see their own post's alone. */
export const recebimentoRoutes: Routes = async (app) => {
  app.post(
    '/recebimento/findByFiltro',
    {
      config,
      schema: {
        tags,
        summary: 'O que os consumidores pagaram, do mais novo ao mais antigo',
        body: RecebimentoListRequest,
        response: { 200: pageOf(Recebimento) },
      },
    },
    (req) => findByFiltro(req.ctx, req.body),
  )
  app.post(
    '/recebimento/totais',
    {
      config,
      schema: {
        tags,
        summary: 'Quanto entrou, por dia e forma de pagamento',
        description: 'O que foi devolvido já tirado; no máximo os 366 dias mais novos do filtro.',
        body: RecebimentoFilter,
        response: { 200: RecebimentoTotais },
      },
    },
    (req) => getTotais(req.ctx, req.body),
  )
  app.post(
    '/recebimento/export/CSV',
    {
      config: { ...config, longRead: true },
      schema: {
        tags,
        summary: 'Exporta os recebimentos do filtro em CSV',
        description: 'Sem `fields`, as colunas da lista. No máximo 100.000 linhas.',
        produces: ['text/csv'],
        body: RecebimentoExportRequest,
      },
    },
    async (req, reply) => sendCsv(reply, req.ctx, await exportRecebimentos(req.ctx, req.body)),
  )
}
