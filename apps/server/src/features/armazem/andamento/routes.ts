import { AceitarInput, Andamento, EntregarInput } from '@app/contract/armazem/andamento'
import { IdParams } from '@app/contract/casca/paging'
import type { Routes } from '../../../platform/http/routes.ts'
import { acceptFalta, givePedidos } from '../separacao/index.ts'
import { getAndamento } from './actions.ts'

const tags = ['Andamento']
const ability = 'PEDIDO_VOLTAR'
const config = { ability, idempotent: true } as const

/** Picking and checking as their supervisor sees them: who may take an order a step back. */
export const andamentoRoutes: Routes = async (app) => {
  app.get(
    '/separacao/andamento',
    {
      config: { ability },
      schema: {
        tags,
        summary: 'A separação e a conferência de agora',
        description: 'Até 300 pedidos, os atrasados em cima; o que pede resposta; a equipe da última hora.',
        response: { 200: Andamento },
      },
    },
    (req) => getAndamento(req.ctx),
  )
  app.post(
    '/separacao/entregar',
    {
      config,
      schema: {
        tags,
        summary: 'Entrega de um a dez pedidos a quem separa, todos ou nenhum',
        body: EntregarInput,
        response: { 200: Andamento },
      },
    },
    async (req) => {
      await givePedidos(req.ctx, req.body)
      return getAndamento(req.ctx)
    },
  )
  app.post(
    '/separacao/:id/aceitar',
    {
      config,
      schema: {
        tags,
        summary: 'Aceita o que não foi achado de um lote',
        description: 'Fica no histórico do pedido; o que falta sai dele quando a separação termina.',
        params: IdParams,
        body: AceitarInput,
        response: { 200: Andamento },
      },
    },
    async (req) => {
      await acceptFalta(req.ctx, req.params.id, req.body.saldo)
      return getAndamento(req.ctx)
    },
  )
}
