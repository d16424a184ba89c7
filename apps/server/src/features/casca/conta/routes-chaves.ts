import {
  ChaveAcesso,
  ChaveAcessoInicio,
  ChaveAcessoInput,
  OpcoesDaChave,
} from '@app/contract/casca/chaveAcesso'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import {
  beginChave,
  beginEntrada,
  createChave,
  enderecoOf,
  listChaves,
  removeChave,
} from '../chaveAcesso/index.ts'
import { demandSenhaAtual } from '../usuario/index.ts'
import { telling } from './actions.ts'

const tags = ['Minha conta']
const config = { ability: 'session' } as const

/** Passkeys: the own ones, and the challenge that opens the entry by one. */
export const chaveAcessoRoutes: Routes = async (app) => {
  const { services } = app

  app.post(
    '/public/chave-acesso',
    {
      config: { ability: 'public' },
      schema: {
        tags: ['Sessão'],
        summary: 'Pede o desafio para entrar por uma chave de acesso',
        description:
          'A resposta vai a `navigator.credentials.get`; o que ele der entra em `POST /oauth/token` com `grant_type=passkey`, dentro de cinco minutos.',
        response: { 200: OpcoesDaChave },
      },
    },
    (req) => beginEntrada(services, enderecoOf(services.config, req)),
  )

  app.get(
    '/conta/chaves-acesso',
    {
      config,
      schema: { tags, summary: 'As próprias chaves de acesso', response: { 200: z.array(ChaveAcesso) } },
    },
    (req) => listChaves(req.ctx),
  )
  app.post(
    '/conta/chaves-acesso/inicio',
    {
      config,
      schema: {
        tags,
        summary: 'Começa a criar uma chave de acesso, com a senha',
        description: 'A resposta vai a `navigator.credentials.create`.',
        body: ChaveAcessoInicio,
        response: { 200: OpcoesDaChave },
      },
    },
    async (req) => {
      await demandSenhaAtual(req.ctx, req.body.senhaAtual)
      return beginChave(req.ctx, enderecoOf(services.config, req))
    },
  )
  app.post(
    '/conta/chaves-acesso',
    {
      config,
      schema: {
        tags,
        summary: 'Guarda a chave de acesso que o navegador criou',
        body: ChaveAcessoInput,
        response: { 200: z.array(ChaveAcesso) },
      },
    },
    (req) => createChave(req.ctx, req.body, enderecoOf(services.config, req), telling(req.ctx)),
  )
  app.delete(
    '/conta/chaves-acesso/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Remove uma chave de acesso própria',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await removeChave(req.ctx, req.params.id, telling(req.ctx))
      return reply.code(204).send(null)
    },
  )
}
