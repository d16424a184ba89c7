import {
  AcompanhamentoOs,
  AprovarPeloLink,
  EscolherPeloLink,
  OsLink,
  OsLinkInput,
  OsToken,
  ReprovarPeloLink,
} from '@app/contract/assistencia/ordemServico'
import { IdParams } from '@app/contract/casca/paging'
import type { Routes } from '../../../platform/http/routes.ts'
import { openAcompanhamento } from './actions/follow.ts'
import { createLink } from './actions/link.ts'
import { approveByLink, chooseByLink, rejectByLink } from './actions/answer.ts'

const tags = ['Acompanhamento da OS']
const config = { ability: 'public' } as const
const response = { 200: AcompanhamentoOs }
const description = 'Só com o token do link, que vai no corpo; sem um que valha, 400 LINK_VENCIDO.'

/** What the consumer does by the link, without an account. */
const calls: Routes = async (app) => {
  app.post(
    '/acompanhar',
    {
      config,
      schema: { tags, summary: 'A OS como o consumidor a vê', description, body: OsToken, response },
    },
    (req) => openAcompanhamento(app.services, req.body.token),
  )
  app.post(
    '/aprovarOrcamento',
    {
      config,
      schema: {
        tags,
        summary: 'Aprova o orçamento, linha por linha',
        description,
        body: AprovarPeloLink,
        response,
      },
    },
    (req) =>
      approveByLink(app.services, req.body, { endereco: req.ip, navegador: req.headers['user-agent'] }),
  )
  app.post(
    '/reprovarOrcamento',
    {
      config,
      schema: {
        tags,
        summary: 'Reprova o orçamento, com motivo',
        description,
        body: ReprovarPeloLink,
        response,
      },
    },
    (req) => rejectByLink(app.services, req.body, { endereco: req.ip, navegador: req.headers['user-agent'] }),
  )
  app.post(
    '/escolherModelo',
    {
      config,
      schema: {
        tags,
        summary: 'Escolhe um dos modelos oferecidos na troca',
        description,
        body: EscolherPeloLink,
        response,
      },
    },
    (req) => chooseByLink(app.services, req.body),
  )
}

/** The consumer's calls, and how the post comes by a link for her. */
export const acompanhamentoRoutes: Routes = async (app) => {
  await app.register(calls, { prefix: '/public/ordemServico' })
  app.post(
    '/ordemServico/:id/link',
    {
      config: { ability: 'OS_RESPONDER' },
      schema: {
        tags,
        summary: 'Um link da OS para o consumidor; com `enviar`, vai também por e-mail',
        params: IdParams,
        body: OsLinkInput,
        response: { 200: OsLink },
      },
    },
    (req) => createLink(req.ctx, req.params.id, req.body),
  )
}
