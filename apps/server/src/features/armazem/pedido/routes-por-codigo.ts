import { CHAVE_PEDIDO, EXEMPLO_POR_CODIGO, Pedido, PedidoPorCodigo } from '@app/contract/armazem/pedido'
import type { Routes } from '../../../platform/http/routes.ts'
import { createPorCodigo } from './actions/por-codigo.ts'

/** How an ERP places an order: in one call, without asking for lots. */
export const porCodigoRoutes: Routes = async (app) => {
  app.post(
    '/porCodigo',
    {
      config: { ability: 'PEDIDO_EDITAR', idempotent: true },
      schema: {
        tags: ['Pedidos'],
        summary: 'Cria um pedido de códigos e quantidades; os lotes são escolhidos por FEFO',
        description: `Com \`concluido: true\` o pedido vai direto ao armazém. Com \`umaVezPorNumero\`, repetir o \`${CHAVE_PEDIDO}\` responde 200 com o pedido que já existe.`,
        exemplo: { titulo: 'Fazer um pedido', ordem: 3, corpo: EXEMPLO_POR_CODIGO },
        body: PedidoPorCodigo,
        response: { 200: Pedido, 201: Pedido },
      },
    },
    async (req, reply) => {
      const { pedido, novo } = await createPorCodigo(req.ctx, req.body)
      return reply.code(novo ? 201 : 200).send(pedido)
    },
  )
}
