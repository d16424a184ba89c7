import { Tecnico, TecnicoExportRequest, TecnicoInput, Treinamento } from '@app/contract/assistencia/tecnico'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { sendCsv } from '../../../platform/http/answers/csv.ts'
import { exportTecnicos, getOwn, getTecnico, getTecnicos, removeTecnico, saveTecnico } from './actions.ts'

const tags = ['Técnicos']
const config = { ability: 'COLABORADOR_EDITAR' } as const

/** What the people who repair at a service point are trained for (rede §2). */
export const tecnicoRoutes: Routes = async (app) => {
  app.get(
    '/tecnico/posto/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Quem conserta no posto, e em que marcas e modelos é treinado',
        params: IdParams,
        response: { 200: z.array(Tecnico) },
      },
    },
    (req) => getTecnicos(req.ctx, req.params.id),
  )
  app.get(
    '/tecnico/meus',
    {
      config: { ability: 'OS_REPARAR' },
      schema: {
        tags,
        summary: 'Em que marcas e modelos quem pergunta é treinado',
        response: { 200: z.array(Treinamento) },
      },
    },
    (req) => getOwn(req.ctx),
  )
  app.get(
    '/tecnico/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Um técnico, com os treinamentos',
        params: IdParams,
        response: { 200: Tecnico },
      },
    },
    (req) => getTecnico(req.ctx, req.params.id),
  )
  app.put(
    '/tecnico/:id',
    {
      config: { ...config, lateBody: true },
      schema: {
        tags,
        summary: 'Substitui os treinamentos de um técnico; `versao` antiga é 409',
        description:
          'O que não está na lista deixa de valer; lista vazia: nenhum. Um modelo de outra marca é TREINAMENTO_MODELO; a mesma marca e o mesmo modelo duas vezes, TREINAMENTO_REPETIDO.',
        params: IdParams,
        body: TecnicoInput,
        response: { 200: Tecnico },
      },
    },
    (req) => saveTecnico(req.ctx, req.params.id, req.body),
  )
  app.delete(
    '/tecnico/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Tira um técnico do posto: encerra o acesso e libera a licença',
        description:
          'O que ele fez continua nas OS, e os treinamentos voltam com ele se for reativado. O próprio acesso é PROPRIO_ACESSO; o de quem pode mais, ALEM_DO_PROPRIO.',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await removeTecnico(req.ctx, req.params.id)
      return reply.code(204).send(null)
    },
  )
  app.post(
    '/tecnico/export/CSV',
    {
      config: { ...config, longRead: true },
      schema: {
        tags,
        summary: 'Exporta os técnicos de um posto em CSV, com os treinamentos',
        description: 'Sem `posto`, todos os que a pessoa vê. Sem `fields`, as colunas da lista.',
        produces: ['text/csv'],
        body: TecnicoExportRequest,
      },
    },
    async (req, reply) => sendCsv(reply, req.ctx, await exportTecnicos(req.ctx, req.body)),
  )
}
