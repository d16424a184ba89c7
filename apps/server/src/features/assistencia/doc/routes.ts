import {
  Doc,
  DocAchados,
  DocAchadosQuery,
  DocExportRequest,
  DocInput,
  DocLeitores,
  DocLeituraInput,
  DocListRequest,
  DocOpcoes,
  DocResumo,
  DocVersaoInput,
  DocVersaoParams,
} from '@app/contract/assistencia/doc'
import { ArquivoLink } from '@app/contract/casca/arquivo'
import { IdParams, pageOf } from '@app/contract/casca/paging'
import { sendArquivo } from '../../../platform/files/send.ts'
import { sendCsv } from '../../../platform/http/answers/csv.ts'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { markCiencia, markLeitura } from './actions/mark.ts'
import {
  exportDocs,
  findByFiltro,
  getAchados,
  getArquivo,
  getDoc,
  getLeitores,
  getOpcoes,
  linkArquivo,
} from './actions/read.ts'
import { addVersao, createDoc, saveDoc } from './actions/save.ts'

const tags = ['Documentos técnicos']
const ver = { ability: 'DOC_VER' } as const
const response = { 200: Doc }

/** The readers' calls: find, open, download, and confirm. */
const leitores: Routes = async (app) => {
  app.post(
    '/findByFiltro',
    {
      config: ver,
      schema: {
        tags,
        summary: 'Os documentos que a pessoa pode ver',
        description:
          'Com `busca`, os mais próximos dela primeiro, por título e texto dos arquivos, com os trechos achados; sem ela, os mais novos.',
        body: DocListRequest,
        response: { 200: pageOf(DocResumo) },
      },
    },
    (req) => findByFiltro(req.ctx, req.body),
  )
  app.post(
    '/export/CSV',
    {
      config: { ...ver, longRead: true },
      schema: {
        tags,
        summary: 'Exporta os documentos do filtro em CSV',
        description: 'Sem `fields`, as colunas da lista. No máximo 100.000 linhas.',
        produces: ['text/csv'],
        body: DocExportRequest,
      },
    },
    async (req, reply) => sendCsv(reply, req.ctx, await exportDocs(req.ctx, req.body)),
  )
  app.get(
    '/:id',
    { config: ver, schema: { tags, summary: 'Um documento e as suas versões', params: IdParams, response } },
    (req) => getDoc(req.ctx, req.params.id),
  )
  app.get(
    '/:id/versao/:numero/arquivo',
    {
      config: ver,
      schema: {
        tags,
        summary: 'Baixa o PDF de uma versão',
        produces: ['application/pdf'],
        params: DocVersaoParams,
      },
    },
    async (req, reply) => sendArquivo(req, reply, await getArquivo(req.ctx, req.params)),
  )
  app.get(
    '/:id/versao/:numero/achados',
    {
      config: ver,
      schema: {
        tags,
        summary: 'Onde uma versão tem as palavras procuradas',
        description:
          'As páginas que têm alguma delas, e as formas em que estão na página aberta, para serem marcadas: `gaxeta` acha também `gaxetas`.',
        params: DocVersaoParams,
        querystring: DocAchadosQuery,
        response: { 200: DocAchados },
      },
    },
    (req) => getAchados(req.ctx, req.params, req.query),
  )
  app.post(
    '/:id/versao/:numero/link',
    {
      config: ver,
      schema: {
        tags,
        summary: 'Endereço que abre o PDF por um minuto, sem sessão',
        params: DocVersaoParams,
        response: { 200: ArquivoLink },
      },
    },
    (req) => linkArquivo(req.ctx, req.params),
  )
  app.put(
    '/:id/leitura',
    {
      config: ver,
      schema: {
        tags,
        summary: 'A pessoa abriu a versão atual',
        description: 'Conta a primeira vez. Se outra versão já é a atual, 409 DOC_VERSAO_NOVA.',
        params: IdParams,
        body: DocLeituraInput,
        response,
      },
    },
    (req) => markLeitura(req.ctx, req.params.id, req.body),
  )
  app.put(
    '/:id/ciencia',
    {
      config: ver,
      schema: {
        tags,
        summary: 'Registra “Li e estou ciente” da versão atual',
        description: 'Fica guardado quem, qual versão e quando. De novo, vale a primeira vez.',
        params: IdParams,
        body: DocLeituraInput,
        response,
      },
    },
    (req) => markCiencia(req.ctx, req.params.id, req.body),
  )
}

const edita = { ability: 'DOC_EDITAR' } as const

/** The manufacturer's calls: write, publish, and see who has not read. */
const editores: Routes = async (app) => {
  app.get(
    '/opcoes',
    {
      config: edita,
      schema: { tags, summary: 'Do que e para quem um documento pode ser', response: { 200: DocOpcoes } },
    },
    (req) => getOpcoes(req.ctx),
  )
  app.post(
    '',
    {
      config: { ...edita, idempotent: true },
      schema: {
        tags,
        summary: 'Começa um documento, como rascunho',
        description: 'O arquivo vem depois, como primeira versão.',
        body: DocInput,
        response: { 201: Doc },
      },
    },
    async (req, reply) => reply.code(201).send(await createDoc(req.ctx, req.body)),
  )
  app.put(
    '/:id',
    {
      config: { ...edita, lateBody: true, idempotent: true },
      schema: {
        tags,
        summary: 'Altera, publica ou recolhe um documento',
        params: IdParams,
        body: DocInput,
        response,
      },
    },
    (req) => saveDoc(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/:id/versao',
    {
      config: { ...edita, idempotent: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Uma nova versão, com o PDF em base64',
        description:
          'No máximo 20 MB, conferido pelo conteúdo. O texto entra na busca em instantes; quem leu a anterior é avisado por e-mail.',
        params: IdParams,
        body: DocVersaoInput,
        response: { 201: Doc },
      },
    },
    async (req, reply) => reply.code(201).send(await addVersao(req.ctx, req.params.id, req.body)),
  )
  app.get(
    '/:id/leitores',
    {
      config: edita,
      schema: {
        tags,
        summary: 'Quem leu a versão atual e quem ainda não',
        params: IdParams,
        response: { 200: DocLeitores },
      },
    },
    (req) => getLeitores(req.ctx, req.params.id),
  )
}

/** Technical documents (rede §5). */
export const docRoutes: Routes = async (app) => {
  await app.register(leitores, { prefix: '/doc' })
  await app.register(editores, { prefix: '/doc' })
}
