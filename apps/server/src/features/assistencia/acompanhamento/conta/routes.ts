import { ContaConsumidor, ProvaCodigo, ProvaPedido } from '@app/contract/assistencia/acompanhamento'
import type { Routes } from '../../../../platform/http/routes.ts'
import { askCodigo, forgetEmail, getContaConsumidor, proveEmail } from './actions.ts'

const tags = ['Conta do consumidor']
const config = { ability: 'OS_ACOMPANHAR' } as const
const response = { 200: ContaConsumidor }

/** The addresses of a consumer's account, and how each is proven. */
export const contaConsumidorRoutes: Routes = async (app) => {
  app.get(
    '/acompanhamento/conta',
    { config, schema: { tags, summary: 'Os e-mails confirmados da conta', response } },
    (req) => getContaConsumidor(req.ctx),
  )
  app.post(
    '/acompanhamento/conta/codigo',
    {
      config,
      schema: {
        tags,
        summary: 'Manda a um e-mail o código que o confirma',
        description: 'A resposta é a mesma para qualquer e-mail. O código novo acaba com o de antes.',
        body: ProvaPedido,
        response,
      },
    },
    (req) => askCodigo(req.ctx, req.body.email, req.ip),
  )
  app.post(
    '/acompanhamento/conta/confirmar',
    {
      config,
      schema: {
        tags,
        summary: 'Confirma o e-mail com o código; abrem-se as OS cujo consumidor tem este e-mail, e só elas',
        description: 'Vale por 15 minutos e 5 tentativas; um errado, vencido ou trocado é PROVA_CODIGO.',
        body: ProvaCodigo,
        response,
      },
    },
    (req) => proveEmail(req.ctx, req.body.codigo, req.ip),
  )
  app.post(
    '/acompanhamento/conta/retirar',
    {
      config,
      schema: { tags, summary: 'Retira um e-mail confirmado', body: ProvaPedido, response },
    },
    (req) => forgetEmail(req.ctx, req.body.email),
  )
}
