import {
  PlanoDesistencia,
  PlanoDoPosto,
  PlanoMudanca,
  PlanoVencimento,
  PrimeiroPlano,
  PrimeiroPlanoEscolha,
  PrimeiroPlanoInput,
  PrimeiroPlanoPreco,
} from '@app/contract/assistencia/cobranca'
import { IdParams } from '@app/contract/casca/paging'
import type { Routes } from '../../../platform/http/routes.ts'
import { withdrawPlano, getPlanoDoPosto, changePlanoDoPosto, changeVencimento } from './actions/change.ts'
import { subscribePrimeiro, getPreco, getPrimeiroPlano } from './actions/primeiro.ts'

const tags = ['Planos e cobranças']
const path = '/postoAutorizado/:id/plano'

/** The first plan of a post that has none: registered before there were plans, or without one. */
const primeiroPlanoRoutes: Routes = async (app) => {
  app.get(
    `${path}/primeiro`,
    {
      config: { ability: 'COBRANCA_VER' },
      schema: {
        tags,
        summary: 'Os planos que um posto sem plano pode escolher',
        description: 'Quem já assina recebe POSTO_JA_ASSINA.',
        params: IdParams,
        response: { 200: PrimeiroPlano },
      },
    },
    (req) => getPrimeiroPlano(req.ctx, req.params.id),
  )
  app.post(
    `${path}/preco`,
    {
      config: { ability: 'COBRANCA_VER' },
      schema: {
        tags,
        summary: 'Quanto custa o primeiro plano com o cupom, antes de assinar',
        params: IdParams,
        body: PrimeiroPlanoEscolha,
        response: { 200: PrimeiroPlanoPreco },
      },
    },
    (req) => getPreco(req.ctx, req.params.id, req.body),
  )
  app.post(
    path,
    {
      config: { ability: 'COBRANCA_VER', idempotent: true },
      schema: {
        tags,
        summary: 'Assina o primeiro plano de um posto',
        description: 'Faz também a primeira cobrança e muda as licenças do posto.',
        params: IdParams,
        body: PrimeiroPlanoInput,
        response: { 201: PlanoDoPosto },
      },
    },
    async (req, reply) => reply.code(201).send(await subscribePrimeiro(req.ctx, req.params.id, req.body)),
  )
}

/** A post's plan, changed by its responsável or by the manufacturer's finance team (rede §3). */
export const planoDoPostoRoutes: Routes = async (app) => {
  await app.register(primeiroPlanoRoutes)
  app.get(
    path,
    {
      config: { ability: 'COBRANCA_VER' },
      schema: {
        tags,
        summary: 'O plano de um posto, e o que muda em cada outro: quanto hoje e a partir de quando',
        description:
          'Quem vê as cobranças o lê; mudar, no posto, é de quem cuida dos colaboradores e, no fabricante, de quem edita cobranças. Faz antes as cobranças de períodos que já começaram.',
        params: IdParams,
        response: { 200: PlanoDoPosto },
      },
    },
    (req) => getPlanoDoPosto(req.ctx, req.params.id),
  )
  app.put(
    path,
    {
      config: { ability: 'COBRANCA_VER', lateBody: true, idempotent: true },
      schema: {
        tags,
        summary: 'Muda o plano de um posto',
        description:
          'Para um maior, na hora, com a diferença do período por dia; a segunda diferença do mês entra na próxima cobrança. Para um menor, no fim do período já cobrado. Com mais pessoas do que licenças: LICENCAS_EM_USO.',
        params: IdParams,
        body: PlanoMudanca,
        response: { 200: PlanoDoPosto },
      },
    },
    (req) => changePlanoDoPosto(req.ctx, req.params.id, req.body),
  )
  app.put(
    `${path}/vencimento`,
    {
      config: { ability: 'COBRANCA_VER', lateBody: true, idempotent: true },
      schema: {
        tags,
        summary: 'Muda o dia em que vencem as próximas cobranças de um posto',
        description: 'As cobranças que já foram feitas continuam no dia delas.',
        params: IdParams,
        body: PlanoVencimento,
        response: { 200: PlanoDoPosto },
      },
    },
    (req) => changeVencimento(req.ctx, req.params.id, req.body),
  )
  app.put(
    `${path}/desistir`,
    {
      config: { ability: 'COBRANCA_VER', lateBody: true, idempotent: true },
      schema: {
        tags,
        summary: 'Desiste do plano menor que está marcado',
        params: IdParams,
        body: PlanoDesistencia,
        response: { 200: PlanoDoPosto },
      },
    },
    (req) => withdrawPlano(req.ctx, req.params.id, req.body),
  )
}
