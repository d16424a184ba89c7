import {
  NOTA_SORTS,
  Nota,
  NotaClienteQuery,
  NotaEstorno,
  NotaExportRequest,
  NotaListRequest,
  NotaRecebimento,
  NotaResumo,
  NotaUpdate,
  ProdutoDoEmitente,
  ProdutoDoEmitenteParams,
  ProdutoDoEmitenteQuery,
} from '@app/contract/armazem/nota'
import { halOf, IdParams, pageQueryBy, pageOf } from '@app/contract/casca/paging'
import { sendArquivo, sendPdf } from '../../../platform/files/send.ts'
import { idOfBody } from '../../../platform/http/body/body.ts'
import { sendCsv } from '../../../platform/http/answers/csv.ts'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import { mountAt, type Routes } from '../../../platform/http/routes.ts'
import { updateNota } from './actions/update.ts'
import { NOTA_CONFIGURACAO } from './actions/configuracao.ts'
import { reverseNota } from './actions/reverse.ts'
import { makeDanfe } from './actions/danfe.ts'
import { exportNotas } from './actions/export.ts'
import { findNotasByFiltro, getArquivo, getNota, listNotas } from './actions/list.ts'
import { findProdutoDoEmitente } from './actions/produto.ts'
import { receiveNota } from './actions/receive.ts'
import { pastasDeEsquemas } from './esquemas.ts'
import { createNotaReader } from './leitura/index.ts'
import { arquivosDeNota } from './routes-arquivo.ts'
import { configuracaoDaNota } from './routes-configuracao.ts'

const tags = ['Notas fiscais']
const hal = halOf('notas', NotaResumo)

const lists: Routes = async (app) => {
  const list = (summary: string) => ({
    tags,
    summary,
    querystring: pageQueryBy(NOTA_SORTS),
    response: { 200: hal },
  })
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
      config: { ability: 'NOTA_VER', longRead: true },
      schema: {
        tags,
        summary: 'Exporta as notas fiscais do filtro em CSV',
        produces: ['text/csv'],
        body: NotaExportRequest,
      },
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
      schema: { tags, summary: 'O XML como veio', produces: ['application/xml'], params: IdParams },
    },
    async (req, reply) => sendArquivo(req, reply, await getArquivo(req.ctx, req.params.id)),
  )
  app.get(
    '/:id/danfe',
    {
      config: { ability: 'NOTA_VER' },
      schema: {
        tags,
        summary: 'O espelho do DANFE em PDF, feito do XML',
        produces: ['application/pdf'],
        params: IdParams,
      },
    },
    async (req, reply) => sendPdf(reply, await makeDanfe(req.ctx, req.params.id)),
  )
  app.put(
    '',
    {
      config: { ability: 'NOTA_IMPORTAR', lateBody: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Altera a nota do `id` do corpo',
        deprecated: true,
        body: NotaUpdate,
        response,
      },
    },
    (req) => updateNota(req.ctx, idOfBody(req.body), req.body),
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
    (req) => receiveNota(req.ctx, req.params.id, req.body),
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
    (req) => reverseNota(req.ctx, req.params.id, req.body),
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
    aoCair: (motivo) => log.error({ motivo }, 'um processo que lê notas caiu'),
  })
  const stop = changes.onChange(({ entidade }) => {
    if (entidade === NOTA_CONFIGURACAO) leitor.reload()
  })
  app.addHook('onClose', async () => {
    stop()
    await leitor.close()
  })
  for (const routes of [arquivosDeNota(leitor), lists, configuracaoDaNota(leitor), records])
    await mountAt(app, PREFIXES, routes)
  await app.register(produto)
}
