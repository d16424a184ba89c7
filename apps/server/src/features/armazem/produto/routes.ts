import { DepositanteParams, Produto, ProdutoSearch } from '@app/contract/registers/produto'
import { z } from 'zod'
import { findAllProdutos, findProdutosOfDepositante } from './actions.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { warnCut } from '../../../platform/http/answers/warning.ts'

const tags = ['Produtos']

/** Product look-ups of the order form and the invoices (spec §7). */
export const produtoRoutes: Routes = async (app) => {
  app.get(
    '/produto/findByCodigoDepositante/:codigoDepositante',
    {
      config: { ability: 'PRODUTO_VER' },
      schema: {
        tags,
        summary: 'Produtos de um depositante; `q` procura pelo código e depois pela descrição',
        params: DepositanteParams,
        querystring: ProdutoSearch,
        response: { 200: z.array(Produto) },
      },
    },
    async (req, reply) => {
      const { produtos, more } = await findProdutosOfDepositante(
        req.ctx,
        req.params.codigoDepositante,
        req.query.q,
      )
      warnCut(reply, more)
      return produtos
    },
  )

  app.get(
    '/produto/findAll',
    {
      config: { ability: 'PRODUTO_VER' },
      schema: {
        tags,
        summary: 'Produtos que a pessoa pode ver',
        querystring: ProdutoSearch,
        response: { 200: z.array(Produto) },
      },
    },
    async (req, reply) => {
      const { produtos, more } = await findAllProdutos(req.ctx, req.query.q)
      warnCut(reply, more)
      return produtos
    },
  )
}
