import {
  NovaSenhaInput,
  Pessoa,
  PessoaInput,
  PrimeiroAcessoInput,
  RecuperacaoAnswer,
  RecuperacaoInput,
} from '@app/contract/casca/cadastro'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { createFirst, finishRecovery, signUp, startRecovery } from './actions.ts'

const tags = ['Cadastro']
const config = { ability: 'public' } as const

/** Calls without a session (spec §7). */
export const cadastroRoutes: Routes = async (app) => {
  app.post(
    '/public/pessoa',
    {
      config,
      schema: {
        tags,
        summary: 'Cadastra uma pessoa, que espera ser liberada',
        body: PessoaInput,
        response: { 201: Pessoa },
      },
    },
    async (req, reply) => reply.code(201).send(await signUp(app.services, req.body, req.ip)),
  )
  app.post(
    '/public/user/recoverPassword',
    {
      config,
      schema: {
        tags,
        summary: 'Pede um endereço para trocar a senha esquecida',
        description: 'A resposta é a mesma para qualquer e-mail.',
        body: RecuperacaoInput,
        response: { 200: RecuperacaoAnswer },
      },
    },
    (req) => startRecovery(app.services, req.body, req.ip),
  )
  app.put(
    '/public/user/updateRecoverPassword',
    {
      config,
      schema: {
        tags,
        summary: 'Escolhe a senha pelo endereço recebido; as sessões abertas se encerram',
        body: NovaSenhaInput,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await finishRecovery(app.services, req.body, req.ip)
      return reply.code(204).send(null)
    },
  )
  app.post(
    '/public/primeiroAcesso',
    {
      config,
      schema: {
        tags,
        summary: 'Cria o primeiro administrador, pelo endereço do registro (log)',
        body: PrimeiroAcessoInput,
        response: { 201: Pessoa },
      },
    },
    async (req, reply) => reply.code(201).send(await createFirst(app.services, req.body, req.ip)),
  )
}
