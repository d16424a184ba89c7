import {
  Colaborador,
  Colaboradores,
  ColaboradorUpdate,
  Convite,
  ConviteAberto,
  ConviteAceite,
  ConviteInput,
  ConviteToken,
} from '@app/contract/assistencia/colaborador'
import { Pessoa } from '@app/contract/casca/cadastro'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import { createRateLimit } from '../../../platform/http/rate.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { networkOf } from '../../../platform/session/network.ts'
import { acceptConvite, openConvite } from './actions/accept.ts'
import { inviteColaborador, resendConvite, revokeConvite } from './actions/invite.ts'
import { changeColaborador } from './actions/change.ts'
import { getColaboradores } from './actions/read.ts'

const tags = ['Colaboradores']
const config = { ability: 'COLABORADOR_EDITAR' } as const
/** Per network, because the people of a post share one. */
const CHAMADAS_POR_MINUTO = 60

/** The calls behind the link of an invitation, without a session. */
const publicas: Routes = async (app) => {
  const countCall = createRateLimit(CHAMADAS_POR_MINUTO)
  app.addHook('onRequest', async (req) => countCall(networkOf(req.ip)))
  app.post(
    '/public/colaborador/convite',
    {
      config: { ability: 'public' },
      schema: {
        tags,
        summary: 'A que posto e com que perfil um link convida',
        description:
          'Aceito antes: CONVITE_ACEITO; revogado: CONVITE_REVOGADO; vencido: CONVITE_VENCIDO; desconhecido, ou de antes de outro envio: LINK_VENCIDO.',
        body: ConviteToken,
        response: { 200: ConviteAberto },
      },
    },
    (req) => openConvite(app.services, req.body.token),
  )
  app.post(
    '/public/colaborador/aceitar',
    {
      config: { ability: 'public' },
      schema: {
        tags,
        summary: 'Aceita o convite: nome e senha da pessoa, que passa a trabalhar no posto',
        body: ConviteAceite,
        response: { 201: Pessoa },
      },
    },
    async (req, reply) => reply.code(201).send(await acceptConvite(app.services, req.body, req.ip)),
  )
}

/** Invitations of a post: sent, sent again, revoked. */
const convites: Routes = async (app) => {
  app.post(
    '/postoAutorizado/:id/colaboradores/convite',
    {
      config,
      schema: {
        tags,
        summary: 'Convida por e-mail, com um perfil de posto; o link vale 72 horas e guarda uma licença',
        params: IdParams,
        body: ConviteInput,
        response: { 201: Convite },
      },
    },
    async (req, reply) => reply.code(201).send(await inviteColaborador(req.ctx, req.params.id, req.body)),
  )
  app.post(
    '/colaborador/convite/:id/enviar',
    {
      config,
      schema: {
        tags,
        summary: 'Envia de novo: outro link, por mais 72 horas; o anterior deixa de valer',
        params: IdParams,
        response: { 200: Convite },
      },
    },
    (req) => resendConvite(req.ctx, req.params.id),
  )
  app.post(
    '/colaborador/convite/:id/revogar',
    {
      config,
      schema: {
        tags,
        summary: 'Revoga o convite; o e-mail é apagado e a licença fica livre',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await revokeConvite(req.ctx, req.params.id)
      return reply.code(204).send(null)
    },
  )
}

/** The people of a service point, run by its responsável (rede §2). */
export const colaboradorRoutes: Routes = async (app) => {
  await app.register(publicas)
  await app.register(convites)
  app.get(
    '/postoAutorizado/:id/colaboradores',
    {
      config,
      schema: {
        tags,
        summary: 'Quem trabalha no posto, quem foi convidado e quantas licenças restam',
        params: IdParams,
        response: { 200: Colaboradores },
      },
    },
    (req) => getColaboradores(req.ctx, req.params.id),
  )
  app.put(
    '/colaborador/:id',
    {
      config: { ...config, lateBody: true },
      schema: {
        tags,
        summary: 'Altera nome, perfil ou situação de um colaborador; INATIVO encerra as sessões',
        params: IdParams,
        body: ColaboradorUpdate,
        response: { 200: Colaborador },
      },
    },
    (req) => changeColaborador(req.ctx, req.params.id, req.body),
  )
}
