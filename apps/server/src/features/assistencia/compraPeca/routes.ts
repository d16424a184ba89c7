import {
  ACAO_COMPRA_INPUTS,
  ACAO_COMPRA_LABELS,
  ACOES_COMPRA,
  CompraPeca,
  CompraPecaInput,
  Sugestao,
  SugestaoExportRequest,
  SugestaoInput,
  SugestaoQuery,
} from '@app/contract/assistencia/compraPeca'
import { IdParams } from '@app/contract/casca/paging'
import { compraPecaRegister } from '@app/contract/registers/compraPeca'
import { TRANSICOES_COMPRA } from '@app/rules/assistencia/compraPeca'
import { sendCsv } from '../../../platform/http/answers/csv.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { registerListRoutes } from '../../../register/index.ts'
import { createCompra, getCompra, moveCompra } from './actions.ts'
import { createCompraDaSugestao, exportSugestao, getSugestao } from './sugestao.ts'

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
  app.get(
    '/compraPeca/sugestao',
    {
      config: { ability: 'PECA_VER' },
      schema: {
        tags,
        summary: 'O que o posto deve pedir: peças abaixo do mínimo e as que as OS abertas esperam',
        description: 'No máximo 500 peças, as que as OS esperam primeiro; o CSV traz todas.',
        querystring: SugestaoQuery,
        response: { 200: Sugestao },
      },
    },
    (req) => getSugestao(req.ctx, req.query),
  )
  app.post(
    '/compraPeca/sugestao/export/CSV',
    {
      config: { ability: 'PECA_VER', longRead: true },
      schema: {
        tags,
        summary: 'Exporta a sugestão de compra em CSV',
        description: 'Sem `fields`, todas as colunas.',
        produces: ['text/csv'],
        body: SugestaoExportRequest,
      },
    },
    async (req, reply) => sendCsv(reply, req.ctx, await exportSugestao(req.ctx, req.body)),
  )
  app.post(
    '/compraPeca/sugestao',
    {
      config: { ability: 'OS_REPARAR', idempotent: true },
      schema: {
        tags,
        summary: 'Pede de uma vez as peças escolhidas da sugestão',
        description:
          'Uma só compra. `esperado` é a quantidade sugerida que se via: se outra pessoa pediu antes, é um 409 e nada é pedido. As unidades vão primeiro às OS que esperam a peça.',
        body: SugestaoInput,
        response: { 201: CompraPeca },
      },
    },
    async (req, reply) => reply.code(201).send(await createCompraDaSugestao(req.ctx, req.body)),
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
