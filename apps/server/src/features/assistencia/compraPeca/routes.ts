import {
  ACAO_COMPRA_INPUTS,
  ACAO_COMPRA_LABELS,
  ACOES_COMPRA,
  CompraPeca,
  CompraPecaInput,
} from '@app/contract/assistencia/compraPeca'
import { IdParams } from '@app/contract/casca/paging'
import { compraPecaRegister } from '@app/contract/registers/compraPeca'
import { TRANSICOES_COMPRA } from '@app/rules/assistencia/compraPeca'
import type { Routes } from '../../../platform/http/routes.ts'
import { registerListRoutes } from '../../../register/index.ts'
import { createCompra, getCompra, moveCompra } from './actions.ts'

const tags = ['Compras de peças']
const response = { 200: CompraPeca }

/** Purchases of parts: lists as of a register, the purchase, and one call for each act of its table. */
export const compraPecaRoutes: Routes = async (app) => {
  await app.register(registerListRoutes(compraPecaRegister))
  app.get(
    '/compraPeca/:id',
    {
      config: { ability: 'PECA_VER' },
      schema: { tags, summary: 'Uma compra de peças', params: IdParams, response },
    },
    (req) => getCompra(req.ctx, req.params.id),
  )
  app.post(
    '/compraPeca',
    {
      config: { ability: 'OS_REPARAR', idempotent: true },
      schema: {
        tags,
        summary: 'Pede peças à oficina central',
        description: 'Os preços são os de agora; a compra começa SOLICITADA.',
        body: CompraPecaInput,
        response: { 201: CompraPeca },
      },
    },
    async (req, reply) => reply.code(201).send(await createCompra(req.ctx, req.body)),
  )
  for (const acao of ACOES_COMPRA)
    app.put(
      `/compraPeca/${acao}/:id`,
      {
        config: { ability: TRANSICOES_COMPRA[acao].ability, lateBody: true, idempotent: true },
        schema: {
          tags,
          summary: `${ACAO_COMPRA_LABELS[acao]}: uma compra de peças`,
          description: `De ${TRANSICOES_COMPRA[acao].de.join(' ou ')} para ${TRANSICOES_COMPRA[acao].para}; de outra situação é um 409.`,
          params: IdParams,
          body: ACAO_COMPRA_INPUTS[acao],
          response,
        },
      },
      (req) => moveCompra(req.ctx, req.params.id, acao, req.body),
    )
}
