import { IdParams } from '@app/contract/casca/paging'
import { Visao, VisaoInput, VisaoPadrao, VisaoQuery, VisaoUpdate, Visoes } from '@app/contract/casca/visao'
import { z } from 'zod'
import { changeVisao, choosePadrao, createVisao, listOfVisoes, removeVisao } from './actions.ts'
import type { Routes } from '../../../platform/http/routes.ts'

const tags = ['Conta']
const config = { ability: 'session' } as const

/** Named views of lists: the own ones, and those that the team shares. */
export const visaoRoutes: Routes = async (app) => {
  app.get(
    '/visao',
    {
      config,
      schema: {
        tags,
        summary: 'As visões de uma lista: as próprias e as da equipe',
        description: 'A equipe é a casa, a própria empresa ou o próprio posto; só para quem vê a lista.',
        querystring: VisaoQuery,
        response: { 200: Visoes },
      },
    },
    (req) => listOfVisoes(req.ctx, req.query.lista),
  )
  app.post(
    '/visao',
    {
      config: { ...config, idempotent: true },
      schema: {
        tags,
        summary: 'Salva uma visão; um nome já usado na lista é 409',
        body: VisaoInput,
        response: { 201: Visao },
      },
    },
    async (req, reply) => reply.code(201).send(await createVisao(req.ctx, req.body)),
  )
  app.put(
    '/visao/padrao',
    {
      config,
      schema: {
        tags,
        summary: 'Com que visão a lista abre para quem pede',
        body: VisaoPadrao,
        response: { 200: VisaoPadrao },
      },
    },
    (req) => choosePadrao(req.ctx, req.body),
  )
  app.put(
    '/visao/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Altera uma visão própria',
        description: 'Campo ausente fica como está.',
        params: IdParams,
        body: VisaoUpdate,
        response: { 200: Visao },
      },
    },
    (req) => changeVisao(req.ctx, req.params.id, req.body),
  )
  app.delete(
    '/visao/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Exclui uma visão própria',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await removeVisao(req.ctx, req.params.id)
      return reply.code(204).send(null)
    },
  )
}
