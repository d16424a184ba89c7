import {
  FeitoNoBalcao,
  OS_SORTS,
  OrdemServico,
  OrdemServicoCreate,
  OrdemServicoExportRequest,
  OrdemServicoListRequest,
  OrdemServicoResumo,
  OrdemServicoUpdate,
  OsComprovanteLido,
  OsDeQuery,
  OsDoComprovante,
  OsFindQuery,
  OsHistorico,
  OsPassado,
  OsPassadoQuery,
  OsPosto,
  OsTotalMes,
  OsTotalMesQuery,
  OsUser,
} from '@app/contract/assistencia/ordemServico'
import { halOf, IdParams, pageOf, pageQueryBy } from '@app/contract/casca/paging'
import { z } from 'zod'
import { sendCsv } from '../../../platform/http/answers/csv.ts'
import { idOfBody } from '../../../platform/http/body/body.ts'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { getOsDoComprovante } from './actions/consumidor/link.ts'
import { createOs } from './actions/create.ts'
import { exportOs, findByFiltro, listHal, searchOs } from './actions/list.ts'
import {
  getFrequentes,
  getHistorico,
  getOs,
  getPassado,
  getPosto,
  getTotalMes,
  getUsers,
} from './actions/read.ts'
import { updateOrdemServico } from './actions/update.ts'
import { acaoRoutes } from './routes-acoes.ts'
import { avisoRoutes } from './routes-aviso.ts'
import { osArquivoRoutes } from './routes-arquivo.ts'
import { massaRoutes } from './routes-massa.ts'
import { orcamentoRoutes } from './routes-orcamento.ts'
import { quadroRoutes } from './routes-quadro.ts'

const tags = ['Ordens de serviço']

const lists: Routes = async (app) => {
  app.get(
    '',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'Lista de ordens de serviço',
        querystring: pageQueryBy(OS_SORTS),
        response: { 200: halOf('ordemServico', OrdemServicoResumo) },
      },
    },
    (req) => listHal(req.ctx, req.query),
  )
  app.post(
    '/findByFiltro',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'Ordens de serviço por filtro',
        body: OrdemServicoListRequest,
        response: { 200: pageOf(OrdemServicoResumo) },
      },
    },
    (req) => findByFiltro(req.ctx, req.body),
  )
  app.post(
    '/export/CSV',
    {
      config: { ability: 'OS_VER', longRead: true },
      schema: {
        tags,
        summary: 'Exporta as ordens de serviço do filtro em CSV',
        description: 'Sem `fields`, as colunas da lista. No máximo 100.000 linhas.',
        produces: ['text/csv'],
        body: OrdemServicoExportRequest,
      },
    },
    async (req, reply) => sendCsv(reply, req.ctx, await exportOs(req.ctx, req.body)),
  )
  app.get(
    '/find',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'Busca por número, consumidor, telefone, documento, nº de série, compra ou peça',
        querystring: OsFindQuery,
        response: { 200: z.array(OrdemServicoResumo) },
      },
    },
    (req) => searchOs(req.ctx, req.query.busca),
  )
  app.post(
    '/porComprovante',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'A OS do comprovante que o consumidor traz',
        description: 'Pelo link do QR ou pelo código, também depois que deixou de abrir a página dele.',
        body: OsComprovanteLido,
        response: { 200: OsDoComprovante },
      },
    },
    (req) => getOsDoComprovante(req.ctx, req.body),
  )
}

const saves: Routes = async (app) => {
  const save = { tags, body: OrdemServicoUpdate, response: { 200: OrdemServico } }
  app.post(
    '',
    {
      config: { ability: 'OS_CADASTRAR', idempotent: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Cria uma OS ou um PA',
        body: OrdemServicoCreate,
        response: { 201: OrdemServico },
      },
    },
    async (req, reply) => reply.code(201).send(await createOs(req.ctx, req.body)),
  )
  app.put(
    '',
    {
      config: { ability: 'OS_CADASTRAR', lateBody: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: { ...save, deprecated: true, summary: 'Salva a OS do `id` do corpo' },
    },
    (req) => updateOrdemServico(req.ctx, idOfBody(req.body), req.body),
  )
  app.put(
    '/:id',
    {
      config: { ability: 'OS_CADASTRAR', lateBody: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        ...save,
        summary: 'Salva uma OS',
        description:
          'Campo ausente fica como está, null limpa, listas substituem. O status só muda pelas ações.',
        params: IdParams,
      },
    },
    (req) => updateOrdemServico(req.ctx, req.params.id, req.body),
  )
}

const records: Routes = async (app) => {
  app.get(
    '/totalMes',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'O que aconteceu em um mês',
        querystring: OsTotalMesQuery,
        response: { 200: OsTotalMes },
      },
    },
    (req) => getTotalMes(req.ctx, req.query),
  )
  app.get(
    '/frequentes',
    {
      config: { ability: 'OS_CADASTRAR' },
      schema: {
        tags,
        summary: 'O que mais se faz no balcão: os serviços e peças dos prontos atendimentos de 90 dias',
        description: 'O que falta para seis vem dos serviços mais baratos.',
        response: { 200: z.array(FeitoNoBalcao) },
      },
    },
    (req) => getFrequentes(req.ctx),
  )
  app.get(
    '/passado',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'O que se sabe de um relógio pelo nº de série: reparos anteriores e garantias',
        querystring: OsPassadoQuery,
        response: { 200: z.array(OsPassado) },
      },
    },
    (req) => getPassado(req.ctx, req.query),
  )
  app.get(
    '/getUsers',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'A quem uma OS pode ser dada: quem conserta no posto dela, ou no próprio',
        querystring: OsDeQuery,
        response: { 200: z.array(OsUser) },
      },
    },
    (req) => getUsers(req.ctx, req.query),
  )
  app.get(
    '/getPosto',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'O posto de uma OS, ou o próprio',
        querystring: OsDeQuery,
        response: { 200: OsPosto },
      },
    },
    (req) => getPosto(req.ctx, req.query),
  )
  app.get(
    '/historico/:id',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'O histórico de uma OS, os mais recentes primeiro',
        params: IdParams,
        response: { 200: z.array(OsHistorico) },
      },
    },
    (req) => getHistorico(req.ctx, req.params.id),
  )
  app.get(
    '/:id',
    {
      config: { ability: 'OS_VER' },
      schema: { tags, summary: 'Uma ordem de serviço', params: IdParams, response: { 200: OrdemServico } },
    },
    (req) => getOs(req.ctx, req.params.id),
  )
}

/** Everything below `/ordemServico`. */
export const ordemServicoRoutes: Routes = async (app) => {
  for (const routes of [
    lists,
    quadroRoutes,
    massaRoutes,
    saves,
    records,
    acaoRoutes,
    avisoRoutes,
    osArquivoRoutes,
    orcamentoRoutes,
  ])
    await app.register(routes, { prefix: '/ordemServico' })
}
