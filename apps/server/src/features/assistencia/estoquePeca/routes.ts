import {
  AjustePecaInput,
  EstoquePeca,
  EstoquePecaInput,
  MinimoPecaInput,
  MovimentoPeca,
} from '@app/contract/assistencia/estoquePeca'
import { halOf, IdParams, PageQuery } from '@app/contract/casca/paging'
import { estoquePecaRegister } from '@app/contract/registers/estoquePeca'
import type { Routes } from '../../../platform/http/routes.ts'
import { registerListRoutes } from '../../../register/index.ts'
import {
  adjustEstoquePeca,
  createEstoquePeca,
  getEstoquePeca,
  listMovimentosPeca,
  updateMinimo,
} from './actions.ts'

const tags = ['Estoque de peças']
const response = { 200: EstoquePeca }

/** The service points' stock of parts: lists as of a register, one part's balance and ledger, and its changes. */
export const estoquePecaRoutes: Routes = async (app) => {
  await app.register(registerListRoutes(estoquePecaRegister))
  app.get(
    '/estoquePeca/:id',
    {
      config: { ability: 'PECA_VER' },
      schema: { tags, summary: 'O que um posto tem de uma peça', params: IdParams, response },
    },
    (req) => getEstoquePeca(req.ctx, req.params.id),
  )
  app.get(
    '/estoquePeca/:id/movimentos',
    {
      config: { ability: 'PECA_VER' },
      schema: {
        tags,
        summary: 'As movimentações de uma peça no posto, a mais nova primeiro',
        params: IdParams,
        querystring: PageQuery.omit({ sort: true }),
        response: { 200: halOf('movimentos', MovimentoPeca) },
      },
    },
    (req) => listMovimentosPeca(req.ctx, req.params.id, req.query),
  )
  app.post(
    '/estoquePeca',
    {
      config: { ability: 'ESTOQUE_PECA_EDITAR', idempotent: true },
      schema: {
        tags,
        summary: 'Inclui uma peça no estoque do posto, com a quantidade de agora e o motivo',
        body: EstoquePecaInput,
        response: { 201: EstoquePeca },
      },
    },
    async (req, reply) => reply.code(201).send(await createEstoquePeca(req.ctx, req.body)),
  )
  app.put(
    '/estoquePeca/ajuste/:id',
    {
      config: { ability: 'ESTOQUE_PECA_EDITAR', idempotent: true },
      schema: {
        tags,
        summary: 'Ajusta uma peça à quantidade contada, com o motivo',
        params: IdParams,
        body: AjustePecaInput,
        response,
      },
    },
    (req) => adjustEstoquePeca(req.ctx, req.params.id, req.body),
  )
  app.put(
    '/estoquePeca/minimo/:id',
    {
      config: { ability: 'ESTOQUE_PECA_EDITAR', lateBody: true, idempotent: true },
      schema: {
        tags,
        summary: 'Muda o mínimo de uma peça no posto',
        params: IdParams,
        body: MinimoPecaInput,
        response,
      },
    },
    (req) => updateMinimo(req.ctx, req.params.id, req.body),
  )
}
