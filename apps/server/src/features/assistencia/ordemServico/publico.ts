import {
  AcompanhamentoOs,
  AprovarPeloLink,
  EscolherPeloLink,
  EscreverPeloLink,
  OsCodigo,
  OsLink,
  OsLinkInput,
  OsToken,
  ReprovarPeloLink,
} from '@app/contract/assistencia/ordemServico'
import { IdParams } from '@app/contract/casca/paging'
import { createRateLimit } from '../../../platform/http/rate.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { networkOf } from '../../../platform/session/network.ts'
import { openAcompanhamento } from './actions/consumidor/follow.ts'
import { createLink, openByCodigo } from './actions/consumidor/link.ts'
import { writeByLink } from './actions/write.ts'
import { approveByLink, chooseByLink, rejectByLink } from './actions/consumidor/answer.ts'

const tags = ['Acompanhamento da OS']
const config = { ability: 'public' } as const
/** Per network, because many consumers may share one address. */
const CHAMADAS_POR_MINUTO = 240
const response = { 200: AcompanhamentoOs }
const description = 'Só com o token do link, que vai no corpo; sem um que valha, 400 LINK_VENCIDO.'

/** The consumer's calls by the link, without an account. */
const calls: Routes = async (app) => {
  const countCall = createRateLimit(CHAMADAS_POR_MINUTO)
  app.addHook('onRequest', async (req) => countCall(networkOf(req.ip)))
  app.post(
    '/codigo',
    {
      config,
      schema: {
        tags,
        summary: 'O token do link, pelo código curto e pelo fim do telefone',
        description: 'O que estiver errado, a resposta é a mesma: 400 OS_CODIGO_NAO_ABRE.',
        body: OsCodigo,
        response: { 200: OsToken },
      },
    },
    (req) => openByCodigo(app.services, req.body, req.ip),
  )
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
  app.post(
    '/escrever',
    {
      config,
      schema: {
        tags,
        summary: 'Escreve ao posto sobre a OS',
        description: `${description} A mesma mensagem duas vezes seguidas fica uma só.`,
        body: EscreverPeloLink,
        response,
      },
    },
    (req) => writeByLink(app.services, req.body),
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
        summary: 'O link da OS para o consumidor, sempre o mesmo; com `enviar`, vai também por e-mail',
        description: 'Com `novo`, faz outro, e o de antes não abre mais nada.',
        params: IdParams,
        body: OsLinkInput,
        response: { 200: OsLink },
      },
    },
    (req) => createLink(req.ctx, req.params.id, req.body),
  )
}
