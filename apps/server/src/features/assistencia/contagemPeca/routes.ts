import {
  ACAO_CONTAGEM_INPUTS,
  ACAO_CONTAGEM_LABELS,
  ACOES_CONTAGEM,
  ContagemPeca,
  ContagemPecaInput,
  ContarPecaInput,
} from '@app/contract/assistencia/contagemPeca'
import { IdParams } from '@app/contract/casca/paging'
import { contagemPecaRegister } from '@app/contract/registers/contagemPeca'
import { TRANSICOES_CONTAGEM } from '@app/rules/assistencia/contagemPeca'
import type { Routes } from '../../../platform/http/routes.ts'
import { registerListRoutes } from '../../../register/index.ts'
import { countPeca, createContagem, getContagem, moveContagem } from './actions.ts'

const tags = ['Contagens de peças']
const response = { 200: ContagemPeca }

/** Counts of the posts' parts: lists as of a register, the count, its numbers, and one call for each act. */
export const contagemPecaRoutes: Routes = async (app) => {
  await app.register(registerListRoutes(contagemPecaRegister))
  app.get(
    '/contagemPeca/:id',
    {
      config: { ability: 'PECA_VER' },
      schema: {
        tags,
        summary: 'Uma contagem de peças',
        description: 'Enquanto se conta, sem o saldo do sistema.',
        params: IdParams,
        response,
      },
    },
    (req) => getContagem(req.ctx, req.params.id),
  )
  app.post(
    '/contagemPeca',
    {
      config: { ability: 'PECA_CONTAR', idempotent: true },
      schema: {
        tags,
        summary: 'Abre a contagem das peças do posto: todas, ou as de um local, de uma busca ou escolhidas',
        body: ContagemPecaInput,
        response: { 201: ContagemPeca },
      },
    },
    async (req, reply) => reply.code(201).send(await createContagem(req.ctx, req.body)),
  )
  app.put(
    '/contagemPeca/contar/:id',
    {
      config: { ability: 'PECA_CONTAR', idempotent: true },
      schema: {
        tags,
        summary: 'Guarda o número contado de uma peça, com o saldo do sistema naquele instante',
        description: 'Se outra pessoa já contou um número diferente de `esperado`, é um 409.',
        params: IdParams,
        body: ContarPecaInput,
        response,
      },
    },
    (req) => countPeca(req.ctx, req.params.id, req.body),
  )
  for (const acao of ACOES_CONTAGEM)
    app.put(
      `/contagemPeca/${acao}/:id`,
      {
        config: { ability: TRANSICOES_CONTAGEM[acao].ability, lateBody: true, idempotent: true },
        schema: {
          tags,
          summary: `${ACAO_CONTAGEM_LABELS[acao]}: uma contagem de peças`,
          description: `De ${TRANSICOES_CONTAGEM[acao].de.join(' ou ')} para ${TRANSICOES_CONTAGEM[acao].para}; de outra situação é um 409.`,
          params: IdParams,
          body: ACAO_CONTAGEM_INPUTS[acao],
          response,
        },
      },
      (req) => moveContagem(req.ctx, req.params.id, acao, req.body),
    )
}
