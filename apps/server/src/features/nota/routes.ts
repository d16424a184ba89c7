import { ArquivoInput } from '@app/contract/arquivo'
import {
  Nota,
  NotaCancelada,
  NotaClienteQuery,
  NotaEstorno,
  NotaExportRequest,
  NotaImportada,
  NotaImportQuery,
  NotaListRequest,
  NotaRecebimento,
  NotaResumo,
  NotaSalva,
  NotaSave,
  NotaUpdate,
  ProdutoDoEmitente,
  ProdutoDoEmitenteParams,
  ProdutoDoEmitenteQuery,
} from '@app/contract/nota'
import { halOf, Id, IdParams, PageQuery, pageOf } from '@app/contract/paging'
import { z } from 'zod'
import { sendArquivo } from '../../platform/files/send.ts'
import { parseBody } from '../../platform/http/body.ts'
import { sendCsv } from '../../platform/http/csv.ts'
import { FILE_BODY_LIMIT } from '../../platform/http/limits.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { updateNota } from './actions/alterar.ts'
import { cancelarNota } from './actions/cancelar.ts'
import { NOTA_CONFIGURACAO } from './actions/configuracao.ts'
import { estornarNota } from './actions/estornar.ts'
import { exportNotas } from './actions/exportar.ts'
import { importNota } from './actions/importar.ts'
import { findNotasByFiltro, getArquivo, getNota, listNotas } from './actions/listar.ts'
import { findProdutoDoEmitente } from './actions/produto.ts'
import { receberNota } from './actions/receber.ts'
import { saveNota } from './actions/salvar.ts'
import { pastasDeEsquemas } from './esquemas.ts'
import { createNotaReader, type NotaReader } from './leitura/index.ts'
import { readFile, upload } from './recebido.ts'
import { configuracaoDaNota } from './routes-configuracao.ts'

const tags = ['Notas fiscais']
const hal = halOf('notas', NotaResumo)

/** `If-Match` is copied into `versao` before the handler; `PUT /notas` names the note in its body. */
const IdOfBody = z.object({ id: Id })

/** The screen brings a ZIP of a thousand notes in note by note: two thousand calls. */
const cost = 0.1

const files =
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
      async (req) => importNota(req.ctx, leitor, (await readFile(req)).bytes, req.query),
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
            'O servidor lê o arquivo de novo e ignora os valores enviados (`notaImportada`, `itens`). Chave já gravada: 409 com a nota guardada em `atual`.',
          body: NotaSave,
          response: { 201: NotaSalva },
        },
      },
      async (req, reply) => reply.code(201).send(await saveNota(req.ctx, leitor, req.body)),
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
      async (req) => cancelarNota(req.ctx, leitor, await readFile(req)),
    )
  }

const lists: Routes = async (app) => {
  const list = (summary: string) => ({ tags, summary, querystring: PageQuery, response: { 200: hal } })
  for (const path of ['', '/orders'])
    app.get(
      path,
      { config: { ability: 'NOTA_VER' }, schema: list('Notas fiscais, a última importada primeiro') },
      (req) => listNotas(req.ctx, req.query),
    )
  app.get(
    '/search/findByCliente',
    {
      config: { ability: 'NOTA_VER' },
      schema: {
        tags,
        summary: 'Notas fiscais de um cliente, pelo id',
        querystring: NotaClienteQuery,
        response: { 200: hal },
      },
    },
    (req) => listNotas(req.ctx, req.query, req.query.cliente),
  )
  app.post(
    '/findByFiltro',
    {
      config: { ability: 'NOTA_VER' },
      schema: {
        tags,
        summary: 'Notas fiscais por filtro',
        body: NotaListRequest,
        response: { 200: pageOf(NotaResumo) },
      },
    },
    (req) => findNotasByFiltro(req.ctx, req.body),
  )
  app.post(
    '/export/CSV',
    {
      config: { ability: 'NOTA_VER' },
      schema: { tags, summary: 'Exporta as notas fiscais do filtro em CSV', body: NotaExportRequest },
    },
    async (req, reply) => sendCsv(reply, req.ctx, await exportNotas(req.ctx, req.body)),
  )
}

const records: Routes = async (app) => {
  const response = { 200: Nota }
  app.get(
    '/:id',
    {
      config: { ability: 'NOTA_VER' },
      schema: { tags, summary: 'Uma nota fiscal, com linhas, lotes e avisos', params: IdParams, response },
    },
    (req) => getNota(req.ctx, req.params.id),
  )
  app.get(
    '/:id/arquivo',
    {
      config: { ability: 'NOTA_VER' },
      schema: { tags, summary: 'O XML como veio', params: IdParams },
    },
    async (req, reply) => sendArquivo(req, reply, await getArquivo(req.ctx, req.params.id)),
  )
  app.put(
    '',
    {
      config: { ability: 'NOTA_IMPORTAR', lateBody: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: { tags, summary: 'Altera a nota do `id` do corpo', body: NotaUpdate, response },
    },
    (req) => updateNota(req.ctx, parseBody(IdOfBody, req.body).id, req.body),
  )
  app.put(
    '/:id',
    {
      config: { ability: 'NOTA_IMPORTAR', lateBody: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Altera produtos, fatores, efeitos e lotes antes do recebimento, ou liga um pedido',
        params: IdParams,
        body: NotaUpdate,
        response,
      },
    },
    (req) => updateNota(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/:id/recebimento',
    {
      config: { ability: 'NOTA_RECEBER', lateBody: true, idempotent: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Confirma o recebimento e lança o estoque, uma única vez',
        params: IdParams,
        body: NotaRecebimento,
        response,
      },
    },
    (req) => receberNota(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/:id/estorno',
    {
      config: { ability: 'NOTA_RECEBER', lateBody: true, idempotent: true },
      schema: {
        tags,
        summary: 'Estorna o recebimento, enquanto a mercadoria está livre no estoque',
        params: IdParams,
        body: NotaEstorno,
        response,
      },
    },
    (req) => estornarNota(req.ctx, req.params.id, req.body),
  )
}

const produto: Routes = async (app) => {
  app.get(
    '/produto/findByClienteAndCodigo/:cnpj/:cprod',
    {
      config: { ability: 'PRODUTO_VER' },
      schema: {
        tags: ['Produtos'],
        summary: 'O produto que o código de um emitente representa',
        description:
          'cnpj é o do emitente, sem máscara; `?cliente=` diz de qual cliente é o produto. Sem ele, o emitente, se for cliente, ou o único cliente que já recebeu o código; vários: 409.',
        params: ProdutoDoEmitenteParams,
        querystring: ProdutoDoEmitenteQuery,
        response: { 200: ProdutoDoEmitente },
      },
    },
    (req) => findProdutoDoEmitente(req.ctx, req.params, req.query.cliente),
  )
}

/** Every call at each mount (api.md). */
const PREFIXES = ['/notas', '/api/nfse']

export const notaRoutes: Routes = async (app) => {
  const { config, changes, log } = app.services
  const leitor = createNotaReader({
    pastas: () => pastasDeEsquemas(config),
    aoRecusarPasta: (motivo) => log.warn({ motivo }, 'esquemas da NF-e não usados'),
  })
  const stop = changes.onChange(({ entidade }) => {
    if (entidade === NOTA_CONFIGURACAO) leitor.reload()
  })
  app.addHook('onClose', async () => {
    stop()
    await leitor.close()
  })
  for (const prefix of PREFIXES)
    for (const routes of [files(leitor), lists, configuracaoDaNota(leitor), records])
      await app.register(routes, { prefix })
  await app.register(produto)
}
