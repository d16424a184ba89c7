import {
  ChamadaDaChave,
  ChamadasQuery,
  ChaveApi,
  ChaveApiCriada,
  ChaveApiInput,
  PessoaParaChave,
  PessoasQuery,
} from '@app/contract/casca/chaveApi'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { createChave, listChamadas, listChaves, listPessoas, revokeChave } from './actions.ts'

const tags = ['Integrações']
const config = { ability: 'INTEGRACAO_EDITAR' } as const

/** The keys by which other systems call, and what each did. */
export const chaveApiRoutes: Routes = async (app) => {
  app.get(
    '/chaveApi',
    {
      config,
      schema: { tags, summary: 'As chaves de outros sistemas', response: { 200: z.array(ChaveApi) } },
    },
    (req) => listChaves(req.ctx),
  )
  app.get(
    '/chaveApi/pessoas',
    {
      config,
      schema: {
        tags,
        summary: 'Pessoas em nome de quem uma chave pode agir',
        querystring: PessoasQuery,
        response: { 200: z.array(PessoaParaChave) },
      },
    },
    (req) => listPessoas(req.ctx, req.query.q),
  )
  app.post(
    '/chaveApi',
    {
      config,
      schema: {
        tags,
        summary: 'Cria uma chave; a resposta é a única que a mostra',
        description:
          'A chave vai em `Authorization: Bearer`, em lugar do `access_token`. Só quem está com a sessão de uma pessoa cria chaves.',
        body: ChaveApiInput,
        response: { 201: ChaveApiCriada },
      },
    },
    async (req, reply) => reply.code(201).send(await createChave(req.ctx, req.body)),
  )
  app.delete(
    '/chaveApi/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Revoga uma chave, na hora',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await revokeChave(req.ctx, req.params.id)
      return reply.code(204).send(null)
    },
  )
  app.get(
    '/chaveApi/:id/chamadas',
    {
      config,
      schema: {
        tags,
        summary: 'O que uma chave fez, do mais novo ao mais velho',
        params: IdParams,
        querystring: ChamadasQuery,
        response: { 200: z.array(ChamadaDaChave) },
      },
    },
    (req) => listChamadas(req.ctx, req.params.id, req.query.antes),
  )
}
