import {
  VENDAS_MB,
  VendaImportacao,
  VendaLote,
  VendaLoteGravado,
  VendaRecusada,
} from '@app/contract/assistencia/relogioVendido'
import { IdParams, PageQuery, pageOf } from '@app/contract/casca/paging'
import { z } from 'zod'
import { readUploadContent } from '../../../../platform/files/read.ts'
import { safeName } from '../../../../platform/files/names.ts'
import { sendCsv } from '../../../../platform/http/answers/csv.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import {
  exportRecusadas,
  getImportacao,
  listHistorico,
  listRecusadas,
  removeImportacao,
  saveLote,
  startGravar,
} from './actions.ts'
import { readArquivo } from './read.ts'

const tags = ['Relógios vendidos']
const edita = { ability: 'MODELO_EDITAR' } as const
const response = { 200: VendaImportacao }
const LIMIT = VENDAS_MB * 1024 * 1024

/** Files and batches of sold watches. */
export const importacaoDeVendasRoutes: Routes = async (app) => {
  app.post(
    '/lote',
    {
      config: edita,
      schema: {
        tags,
        summary: 'Grava um lote de relógios vendidos',
        description:
          'Até 1.000 por chamada. As certas entram; as outras voltam com o motivo. O mesmo lote de novo não muda nada: as que já constam contam como `iguais`.',
        body: VendaLote,
        response: { 200: VendaLoteGravado },
      },
    },
    (req) => saveLote(req.ctx, req.body),
  )
  app.get(
    '/importacao',
    {
      config: edita,
      schema: {
        tags,
        summary: 'As últimas importações, de quem quer que sejam',
        response: { 200: z.array(VendaImportacao) },
      },
    },
    (req) => listHistorico(req.ctx),
  )
  app.post(
    '/importacao',
    {
      config: { ...edita, upload: true },
      bodyLimit: LIMIT + 64 * 1024,
      schema: {
        tags,
        summary: 'Lê e confere um arquivo de relógios vendidos, sem gravar nada',
        description:
          'multipart/form-data com um .csv de até 1.000.000 de linhas ou um .xlsx de até 100.000. As linhas que não entram se leem em /relogioVendido/importacao/{id}/recusadas.',
        like: 'GET /relogioVendido/importacao/:id',
        response: { 201: VendaImportacao },
      },
    },
    async (req, reply) => {
      const { filename, content } = await readUploadContent(req, LIMIT)
      return reply.code(201).send(await readArquivo(req.ctx, { filename: safeName(filename), content }))
    },
  )
  app.get(
    '/importacao/:id',
    {
      config: edita,
      schema: { tags, summary: 'Uma importação e o seu andamento', params: IdParams, response },
    },
    (req) => getImportacao(req.ctx, req.params.id),
  )
  app.get(
    '/importacao/:id/recusadas',
    {
      config: edita,
      schema: {
        tags,
        summary: 'As linhas que não entram, com o motivo',
        params: IdParams,
        querystring: PageQuery.pick({ page: true, size: true }),
        response: { 200: pageOf(VendaRecusada) },
      },
    },
    (req) => listRecusadas(req.ctx, req.params.id, req.query),
  )
  app.get(
    '/importacao/:id/recusadas.csv',
    {
      config: edita,
      schema: { tags, summary: 'CSV das linhas que não entram', produces: ['text/csv'], params: IdParams },
    },
    async (req, reply) => sendCsv(reply, req.ctx, await exportRecusadas(req.ctx, req.params.id)),
  )
  app.post(
    '/importacao/:id/gravar',
    {
      config: edita,
      schema: {
        tags,
        summary: 'Grava as linhas certas de um arquivo conferido',
        description: 'O andamento se lê em /relogioVendido/importacao/{id}.',
        params: IdParams,
        response: { 202: VendaImportacao },
      },
    },
    async (req, reply) => reply.code(202).send(await startGravar(req.ctx, req.params.id)),
  )
  app.delete(
    '/importacao/:id',
    {
      config: edita,
      schema: {
        tags,
        summary: 'Descarta um arquivo conferido, ou desfaz uma importação gravada',
        description: 'Desfeita, saem as vendas dela que ninguém alterou depois.',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await removeImportacao(req.ctx, req.params.id)
      return reply.code(204).send(null)
    },
  )
}
