import { EscolhaResposta, MassaResposta } from '@app/contract/casca/massa'
import { halOf, IdParams, pageOf, pageQueryBy } from '@app/contract/casca/paging'
import {
  PEDIDO_SORTS,
  Pedido,
  PedidoClienteQuery,
  PedidoCreate,
  PedidoEscolha,
  PedidoExportRequest,
  PedidoImpressaoQuery,
  PedidoListRequest,
  PedidoMassa,
  PedidoNext,
  PedidoPassagem,
  PedidoResumo,
  PedidoUpdate,
} from '@app/contract/armazem/pedido'
import { z } from 'zod'
import { sendCsv } from '../../../platform/http/answers/csv.ts'
import { idOfBody } from '../../../platform/http/body/body.ts'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import { mountAt, type Routes } from '../../../platform/http/routes.ts'
import { warnCut } from '../../../platform/http/answers/warning.ts'
import { estoqueRoutes } from '../estoque/index.ts'
import { escolhePedidos, massaDePedidos } from './actions/massa.ts'
import { exportPedidos } from './actions/export.ts'
import { createPedido } from './actions/create.ts'
import { findAllPedidos, findByFiltro, listHal } from './actions/list.ts'
import {
  getPedido,
  isConcluido,
  isViewMode,
  listAndamento,
  listImpressao,
  nextNumeroPedido,
} from './actions/read.ts'
import { removePedido } from './actions/remove.ts'
import { updatePedido } from './actions/update.ts'
import { anexoRoutes } from './routes-anexo.ts'
import { porCodigoRoutes } from './routes-por-codigo.ts'

const tags = ['Pedidos']
const hal = halOf('pedidos', PedidoResumo)
const Flag = z.boolean()

const lists: Routes = async (app) => {
  const listSchema = (summary: string) => ({
    tags,
    summary,
    body: PedidoListRequest,
    response: { 200: pageOf(PedidoResumo) },
  })
  app.post(
    '/findByFiltro',
    { config: { ability: 'PEDIDO_VER' }, schema: listSchema('Pedidos por filtro') },
    (req) => findByFiltro(req.ctx, req.body),
  )
  app.post(
    '/findByFiltroAdmin',
    { config: { ability: 'PAINEL_VER' }, schema: listSchema('Pedidos por filtro, de todos os clientes') },
    (req) => findByFiltro(req.ctx, req.body),
  )
  app.get(
    '/search/findByCliente',
    {
      config: { ability: 'PEDIDO_VER' },
      schema: {
        tags,
        summary: 'Pedidos de um cliente, pelo código',
        querystring: PedidoClienteQuery,
        response: { 200: hal },
      },
    },
    (req) => listHal(req.ctx, req.query, req.query.cliente),
  )
  app.get(
    '/findAll',
    {
      config: { ability: 'PEDIDO_VER', longRead: true },
      schema: {
        tags,
        summary: 'Os pedidos mais recentes, no máximo 10.000',
        answer: z.array(PedidoResumo),
      },
    },
    async (req, reply) => {
      const { body, more } = await findAllPedidos(req.ctx)
      warnCut(reply, more)
      return reply.type('application/json; charset=utf-8').send(body)
    },
  )
  app.post(
    '/export/CSV',
    {
      config: { ability: 'PEDIDO_VER', longRead: true },
      schema: {
        tags,
        summary: 'Exporta os pedidos do filtro em CSV',
        description:
          'Sem `fields`, as colunas da lista. No máximo 100.000 linhas; além disso, o cabeçalho Warning diz quantas há.',
        produces: ['text/csv'],
        body: PedidoExportRequest,
      },
    },
    async (req, reply) => sendCsv(reply, req.ctx, await exportPedidos(req.ctx, req.body)),
  )
  app.post(
    '/escolha',
    {
      config: { ability: 'PEDIDO_VER' },
      schema: {
        tags,
        summary: 'Os ids dos pedidos do filtro, para agir sobre todos',
        description: 'No máximo 10.000, os mais recentes primeiro; `menos` deixa de fora os tirados à mão.',
        body: PedidoEscolha,
        response: { 200: EscolhaResposta },
      },
    },
    (req) => escolhePedidos(req.ctx, req.body),
  )
  app.post(
    '/emMassa',
    {
      config: { ability: 'PEDIDO_EDITAR', idempotent: true },
      schema: {
        tags,
        summary: 'Um ato sobre até 100 pedidos',
        description:
          'Cada pedido é conferido pelas suas regras, como se fosse o único: a resposta tem uma linha por pedido, e o que um recusa não impede os outros.',
        body: PedidoMassa,
        response: { 200: MassaResposta },
      },
    },
    (req) => massaDePedidos(req.ctx, req.body),
  )
  app.get(
    '/impressao',
    {
      config: { ability: 'PEDIDO_MOVER' },
      schema: {
        tags,
        summary: 'Pedidos inteiros, para uma só impressão',
        description: 'O que não existe, ou é de outra empresa, falta na resposta.',
        querystring: PedidoImpressaoQuery,
        response: { 200: z.array(Pedido) },
      },
    },
    (req) => listImpressao(req.ctx, req.query.ids),
  )
  app.get(
    '/next',
    {
      config: { ability: 'PEDIDO_VER' },
      schema: { tags, summary: 'O próximo número de pedido (prévia)', response: { 200: PedidoNext } },
    },
    (req) => nextNumeroPedido(req.ctx),
  )
}

const records: Routes = async (app) => {
  app.get(
    '',
    {
      config: { ability: 'PEDIDO_VER' },
      schema: {
        tags,
        summary: 'Lista de pedidos',
        querystring: pageQueryBy(PEDIDO_SORTS),
        response: { 200: hal },
      },
    },
    (req) => listHal(req.ctx, req.query, undefined),
  )
  app.post(
    '',
    {
      config: { ability: 'PEDIDO_EDITAR', idempotent: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: { tags, summary: 'Cria um pedido', body: PedidoCreate, response: { 201: Pedido } },
    },
    async (req, reply) => reply.code(201).send(await createPedido(req.ctx, req.body)),
  )
  app.put(
    '',
    {
      config: { ability: 'PEDIDO_EDITAR', lateBody: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Salva o pedido do `id` do corpo',
        deprecated: true,
        body: PedidoUpdate,
        response: { 200: Pedido },
      },
    },
    (req) => updatePedido(req.ctx, idOfBody(req.body), req.body),
  )
  app.get(
    '/:id',
    {
      config: { ability: 'PEDIDO_VER' },
      schema: {
        tags,
        summary: 'Um pedido',
        exemplo: { titulo: 'Como está um pedido', ordem: 4 },
        params: IdParams,
        response: { 200: Pedido },
      },
    },
    (req) => getPedido(req.ctx, req.params.id),
  )
  app.get(
    '/:id/andamento',
    {
      config: { ability: 'PEDIDO_VER' },
      schema: {
        tags,
        summary: 'Quando o pedido chegou a cada situação',
        description:
          'Do histórico, da mais antiga à mais nova; uma situação a que voltou está mais de uma vez.',
        params: IdParams,
        response: { 200: z.array(PedidoPassagem) },
      },
    },
    (req) => listAndamento(req.ctx, req.params.id),
  )
  app.put(
    '/:id',
    {
      config: { ability: 'PEDIDO_EDITAR', lateBody: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Salva ou move um pedido',
        description:
          'Campo ausente fica como está, null limpa. `status` só como um dos movimentos de `proximosStatus`; a expedição é `statusAlcis: "expedido"` e o seu estorno `statusAlcis: "conferido"`. A versão vai em `versao` ou em If-Match.',
        params: IdParams,
        body: PedidoUpdate,
        response: { 200: Pedido },
      },
    },
    (req) => updatePedido(req.ctx, req.params.id, req.body),
  )
  app.delete(
    '/:id',
    {
      config: { ability: 'PEDIDO_EDITAR' },
      schema: { tags, summary: 'Exclui um pedido', params: IdParams, response: { 204: z.null() } },
    },
    async (req, reply) => {
      await removePedido(req.ctx, req.params.id)
      return reply.code(204).send(null)
    },
  )
  app.get(
    '/viewMode/:id',
    {
      config: { ability: 'PEDIDO_VER' },
      schema: {
        tags,
        summary: 'O pedido é somente leitura para mim?',
        params: IdParams,
        response: { 200: Flag },
      },
    },
    (req) => isViewMode(req.ctx, req.params.id),
  )
  app.get(
    '/concluido/:id',
    {
      config: { ability: 'PEDIDO_VER' },
      schema: { tags, summary: 'O cadastro está concluído?', params: IdParams, response: { 200: Flag } },
    },
    (req) => isConcluido(req.ctx, req.params.id),
  )
}

/** Every call at each mount, plain and below `/orders` (decisions 12). */
export const PEDIDO_PREFIXES = ['/pedidos', '/api/pedidos', '/orders'].flatMap((mount) => [
  mount,
  `${mount}/orders`,
])

export const pedidoRoutes: Routes = async (app) => {
  for (const routes of [lists, records, porCodigoRoutes, anexoRoutes, estoqueRoutes])
    await mountAt(app, PEDIDO_PREFIXES, routes)
}
