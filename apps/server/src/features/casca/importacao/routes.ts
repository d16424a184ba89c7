import {
  Importacao,
  ImportacaoCorrecao,
  ImportacaoInput,
  ImportacaoLinha,
  ImportacaoRegistro,
  LinhasQuery,
  PreviaQuery,
  RegistrosQuery,
} from '@app/contract/casca/importacao'
import { IdParams, pageOf } from '@app/contract/casca/paging'
import { z } from 'zod'
import { contentDisposition } from '../../../platform/files/names.ts'
import { sendCsv } from '../../../platform/http/answers/csv.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { readSheetUpload, SHEET_LIMITS, XLSX_TYPE } from '../../../platform/spreadsheet/index.ts'
import { errosCsv, getImportacaoOf, listLinhasPage, listRecentes, listRegistrosPage } from './actions/read.ts'
import { startImportacao, stopImportacao } from './actions/start.ts'
import { correctPrevia, createPrevia } from './actions/previa.ts'
import { writeModelo } from './leitura/modelo.ts'
import type { Especie, Tipos } from './tipos/index.ts'

const tags = ['Importação']
// The file plus its multipart headers.
const UPLOAD_LIMIT = SHEET_LIMITS.fileBytes + 64 * 1024

/** The calls of one kind, each with the ability of its records. */
const routesOf =
  (especie: Especie): Routes =>
  async (app) => {
    const { tipo, ability, registro } = especie.planilha
    const many = registro[1]
    app.get(
      `/importacao/${tipo}/modelo.xlsx`,
      { config: { ability }, schema: { tags, summary: `Planilha modelo de ${many}`, produces: [XLSX_TYPE] } },
      (req, reply) =>
        reply
          .type(XLSX_TYPE)
          .header('content-disposition', contentDisposition('attachment', `modelo-${tipo}.xlsx`))
          .send(writeModelo(especie.planilha, req.ctx.usuario.tipo === 'interno')),
    )
    app.get(
      `/importacao/${tipo}`,
      {
        config: { ability },
        schema: {
          tags,
          summary: `As minhas últimas importações de ${many}`,
          response: { 200: z.array(Importacao) },
        },
      },
      (req) => listRecentes(req.ctx, tipo),
    )
    app.post(
      `/importacao/${tipo}/previa`,
      {
        config: { ability, upload: true },
        bodyLimit: UPLOAD_LIMIT,
        schema: {
          tags,
          summary: `Lê uma planilha de ${many} e confere cada linha, sem gravar nada`,
          description:
            'multipart/form-data com um arquivo .xlsx ou .csv: até 20.000 linhas, 100 colunas e 10 MB. As linhas se leem em /importacao/{id}/linhas.',
          like: 'GET /importacao/:id',
          querystring: PreviaQuery,
          response: { 201: Importacao },
        },
      },
      async (req, reply) =>
        reply
          .code(201)
          .send(await createPrevia(req.ctx, especie, await readSheetUpload(req), req.query.cliente)),
    )
    app.post(
      `/importacao/${tipo}`,
      {
        config: { ability, idempotent: true },
        schema: {
          tags,
          summary: `Grava os ${many} de uma prévia`,
          description:
            '`tudo-ou-nada` grava todos numa transação só; `so-as-certas` deixa de fora o que está errado. O andamento se lê em /importacao/{id}.',
          like: 'POST /importacao/produtos',
          body: ImportacaoInput,
          response: { 202: Importacao },
        },
      },
      async (req, reply) => reply.code(202).send(await startImportacao(req.ctx, especie, req.body)),
    )
  }

/** An import by its number: only its author may use it. */
const imports =
  (tipos: Tipos): Routes =>
  async (app) => {
    const own = { ability: 'session' } as const
    const response = { 200: Importacao }
    app.get(
      '/importacao/:id',
      {
        config: own,
        schema: { tags, summary: 'Uma importação e o seu andamento', params: IdParams, response },
      },
      (req) => getImportacaoOf(req.ctx, req.params.id),
    )
    app.get(
      '/importacao/:id/linhas',
      {
        config: own,
        schema: {
          tags,
          summary: 'Linhas da planilha com erros e avisos, os problemas primeiro',
          params: IdParams,
          querystring: LinhasQuery,
          response: { 200: pageOf(ImportacaoLinha) },
        },
      },
      (req) => listLinhasPage(req.ctx, req.params.id, req.query),
    )
    app.put(
      '/importacao/:id/linhas',
      {
        config: own,
        schema: {
          tags,
          summary:
            'Corrige células e confere de novo: a prévia inteira, ou o que não entrou na importação terminada',
          params: IdParams,
          body: ImportacaoCorrecao,
          response,
        },
      },
      (req) => correctPrevia(req.ctx, tipos, req.params.id, req.body),
    )
    app.get(
      '/importacao/:id/registros',
      {
        config: own,
        schema: {
          tags,
          summary: 'O que a importação grava e o desfecho de cada um',
          params: IdParams,
          querystring: RegistrosQuery,
          response: { 200: pageOf(ImportacaoRegistro) },
        },
      },
      (req) => listRegistrosPage(req.ctx, req.params.id, req.query),
    )
    app.get(
      '/importacao/:id/erros.csv',
      {
        config: own,
        schema: {
          tags,
          summary: 'CSV do que não entrou, com o motivo',
          produces: ['text/csv'],
          params: IdParams,
        },
      },
      async (req, reply) => sendCsv(reply, req.ctx, await errosCsv(req.ctx, tipos, req.params.id)),
    )
    app.post(
      '/importacao/:id/parar',
      {
        config: own,
        schema: { tags, summary: 'Para uma importação entre dois lotes', params: IdParams, response },
      },
      (req) => stopImportacao(req.ctx, tipos, req.params.id),
    )
  }

export const importacaoRoutes =
  (tipos: Tipos): Routes =>
  async (app) => {
    for (const especie of tipos.values()) await app.register(routesOf(especie))
    await app.register(imports(tipos))
  }
