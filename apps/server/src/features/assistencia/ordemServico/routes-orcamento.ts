import {
  OrcamentoItem,
  OrcamentoItemQuery,
  OrcamentoMesa,
  OrcamentoVersao,
} from '@app/contract/assistencia/ordemServico'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { findItens, getMesa, getVersoes } from './actions/orcamento/mesa.ts'

const tags = ['Orçamento da OS']

/** What the screen of a budget reads; it is saved by the acts. */
export const orcamentoRoutes: Routes = async (app) => {
  app.get(
    '/:id/orcamento',
    {
      config: { ability: 'OS_REPARAR' },
      schema: {
        tags,
        summary: 'O que se precisa para orçar: preço de hoje, estoque do posto e descontos',
        params: IdParams,
        response: { 200: OrcamentoMesa },
      },
    },
    (req) => getMesa(req.ctx, req.params.id),
  )
  app.get(
    '/:id/orcamento/itens',
    {
      config: { ability: 'OS_REPARAR' },
      schema: {
        tags,
        summary: 'Serviços e peças em uso, por código ou nome, com o estoque do posto da OS',
        description: 'No máximo 100; o de código igual vem primeiro.',
        params: IdParams,
        querystring: OrcamentoItemQuery,
        response: { 200: z.array(OrcamentoItem) },
      },
    },
    (req) => findItens(req.ctx, req.params.id, req.query),
  )
  app.get(
    '/:id/orcamento/versoes',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'As versões do orçamento, da primeira à atual',
        params: IdParams,
        response: { 200: z.array(OrcamentoVersao) },
      },
    },
    (req) => getVersoes(req.ctx, req.params.id),
  )
}
