import { EstoqueEntry, EstoqueParams, EstoqueQuery } from '@app/contract/armazem/estoque'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { listEstoque } from './actions.ts'

/** Mounted beside the orders (spec §7): `getEstoque/{codigoOmni}`. */
export const estoqueRoutes: Routes = async (app) => {
  app.get(
    '/getEstoque/:codigoOmni',
    {
      config: { ability: 'ESTOQUE_VER' },
      schema: {
        tags: ['Estoque'],
        summary: 'Saldos de um produto por lote, na ordem FEFO',
        exemplo: { titulo: 'Os lotes livres de um produto', ordem: 2 },
        description:
          'quantidadeDisponivel = físico − reservado, com a reserva do próprio `pedido` somada de volta; quantidade é o que esse pedido já separou. `todos=true` lista também os lotes sem saldo livre.',
        params: EstoqueParams,
        querystring: EstoqueQuery,
        response: { 200: z.array(EstoqueEntry) },
      },
    },
    (req) => listEstoque(req.ctx, req.params.codigoOmni, req.query),
  )
}
