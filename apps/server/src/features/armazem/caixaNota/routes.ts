import {
  CaixaArquivos,
  CaixaDescarte,
  CaixaDescartados,
  CaixaNota,
  CaixaNotaTeste,
  CaixaNotaUpdate,
} from '@app/contract/armazem/caixaNota'
import { IdParams } from '@app/contract/casca/paging'
import { sendArquivo } from '../../../platform/files/send.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import * as arquivos from './actions/arquivos.ts'
import * as caixa from './actions/caixa.ts'

const tags = ['Caixa de notas']
const config = { ability: 'INTEGRACAO_EDITAR' } as const
const importar = { ability: 'NOTA_IMPORTAR' } as const

/** The mailbox from which notes come, and what came and waits to be imported. */
export const caixaNotaRoutes: Routes = async (app) => {
  app.get(
    '/caixaNota',
    {
      config,
      schema: {
        tags,
        summary: 'A caixa de e-mail de que vêm as notas',
        description: 'Sem a senha, com o que deu a última leitura.',
        response: { 200: CaixaNota },
      },
    },
    (req) => caixa.getCaixa(req.ctx),
  )
  app.put(
    '/caixaNota',
    {
      config: { ...config, lateBody: true },
      schema: {
        tags,
        summary: 'Define a caixa de e-mail de que vêm as notas',
        description: 'Ligada, é lida logo. Outro servidor, usuário ou pasta é lido desde o começo.',
        body: CaixaNotaUpdate,
        response: { 200: CaixaNota },
      },
    },
    (req) => caixa.saveCaixa(req.ctx, req.body),
  )
  app.post(
    '/caixaNota/testar',
    {
      config,
      schema: { tags, summary: 'Abre a caixa e diz quantas mensagens há', response: { 200: CaixaNotaTeste } },
    },
    (req) => caixa.testCaixa(req.ctx),
  )
  app.post(
    '/caixaNota/ler',
    { config, schema: { tags, summary: 'Lê a caixa agora', response: { 202: CaixaNota } } },
    async (req, reply) => reply.code(202).send(await caixa.requestLeitura(req.ctx)),
  )
  app.get(
    '/caixaNota/arquivos',
    {
      config: importar,
      schema: {
        tags,
        summary: 'As notas que chegaram por e-mail e esperam',
        description: 'A mais antiga primeiro, até 200. Uma nota gravada sai da lista por si.',
        response: { 200: CaixaArquivos },
      },
    },
    (req) => arquivos.listArquivos(req.ctx),
  )
  app.get(
    '/caixaNota/arquivos/:id',
    {
      config: importar,
      schema: { tags, summary: 'O XML, como veio', produces: ['application/xml'], params: IdParams },
    },
    async (req, reply) => sendArquivo(req, reply, await arquivos.getArquivo(req.ctx, req.params.id)),
  )
  app.post(
    '/caixaNota/descartar',
    {
      config: importar,
      schema: {
        tags,
        summary: 'Descarta arquivos que ninguém vai importar',
        body: CaixaDescarte,
        response: { 200: CaixaDescartados },
      },
    },
    (req) => arquivos.discardArquivos(req.ctx, req.body),
  )
}
