import { ArquivoInput } from '@app/contract/casca/arquivo'
import {
  NotaCancelada,
  NotaEventoAnexado,
  NotaEventosAEspera,
  NotaImportada,
  NotaImportQuery,
  NotaSalva,
  NotaSave,
} from '@app/contract/armazem/nota'
import { IdParams } from '@app/contract/casca/paging'
import { sendArquivo } from '../../../platform/files/send.ts'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { cancelNota } from './actions/cancel.ts'
import { getArquivoDoEvento, getEventosAEspera, receiveEvento } from './actions/evento.ts'
import { importNota } from './actions/import.ts'
import { createNota } from './actions/create.ts'
import type { NotaReader } from './leitura/index.ts'
import { readFile, upload } from './recebido.ts'

const tags = ['Notas fiscais']

/** The screen imports a ZIP of a thousand notes one by one, which takes two thousand calls. */
const cost = 0.1

/** Calls with a file: read, store, or mark a stored note by a cancellation event. */
export const arquivosDeNota =
  (leitor: NotaReader): Routes =>
  async (app) => {
    app.post(
      '/import',
      {
        config: { ability: 'NOTA_IMPORTAR', cost, ...upload },
        bodyLimit: FILE_BODY_LIMIT,
        schema: {
          tags,
          summary: 'Lê o XML de uma NF-e e propõe produtos, lotes e efeito, sem gravar nada',
          description:
            'JSON {filename, length, contentType, data} ou multipart. Recusas: 422 com o código da regra em `messages` (E_CTE, E_CHAVE_DV…) e o que fazer; `error` é ERROR_CONVERT_FILE para um arquivo que não é uma NF-e legível e NOTA_RECUSADA para uma NF-e que não se aceita. Várias notas ou dois clientes possíveis: 200 com `escolhas`, respondidas por ?nota= e ?cliente=.',
          querystring: NotaImportQuery,
          body: ArquivoInput,
          response: { 200: NotaImportada },
        },
      },
      async (req) => importNota(req.ctx, leitor, (await readFile(req)).content, req.query),
    )
    app.post(
      '/save',
      {
        config: { ability: 'NOTA_IMPORTAR', cost, idempotent: true },
        bodyLimit: FILE_BODY_LIMIT,
        schema: {
          tags,
          summary: 'Grava uma NF-e com o produto de cada linha',
          description:
            'O servidor lê o arquivo de novo e ignora os valores enviados (`notaImportada`, `itens`). Chave já gravada: 409 com a nota importada em `atual`.',
          body: NotaSave,
          response: { 201: NotaSalva },
        },
      },
      async (req, reply) => reply.code(201).send(await createNota(req.ctx, leitor, req.body)),
    )
    app.post(
      '/cancelamento',
      {
        config: { ability: 'NOTA_IMPORTAR', ...upload },
        bodyLimit: FILE_BODY_LIMIT,
        schema: {
          tags,
          summary: 'Marca como cancelada a nota que o arquivo do evento cancela',
          body: ArquivoInput,
          response: { 200: NotaCancelada },
        },
      },
      async (req) => cancelNota(req.ctx, leitor, await readFile(req)),
    )
    app.post(
      '/eventos',
      {
        config: { ability: 'NOTA_IMPORTAR', cost, ...upload },
        bodyLimit: FILE_BODY_LIMIT,
        schema: {
          tags,
          summary: 'Anexa um evento (cancelamento, carta de correção) à sua nota',
          description:
            'O XML procEventoNFe, com o registro da SEFAZ. Um cancelamento cancela a nota. Cada evento entra uma vez; o que fala de uma nota que não está aqui espera por ela e se anexa quando ela é gravada.',
          body: ArquivoInput,
          response: { 200: NotaEventoAnexado },
        },
      },
      async (req) => receiveEvento(req.ctx, leitor, await readFile(req)),
    )
    app.get(
      '/eventos',
      {
        config: { ability: 'NOTA_IMPORTAR' },
        schema: {
          tags,
          summary: 'Os eventos que esperam pela sua nota, os últimos 30',
          response: { 200: NotaEventosAEspera },
        },
      },
      (req) => getEventosAEspera(req.ctx),
    )
    app.get(
      '/eventos/:id/arquivo',
      {
        config: { ability: 'NOTA_VER' },
        schema: {
          tags,
          summary: 'O XML de um evento, como veio',
          produces: ['application/xml'],
          params: IdParams,
        },
      },
      async (req, reply) => sendArquivo(req, reply, await getArquivoDoEvento(req.ctx, req.params.id)),
    )
  }
