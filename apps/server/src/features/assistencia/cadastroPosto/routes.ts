import {
  CadastroAprovar,
  CadastroContagem,
  CadastroFila,
  CadastroFilaQuery,
  CadastroPedirCorrecao,
  CadastroPosto,
  CadastroRecusar,
} from '@app/contract/assistencia/cadastroPosto'
import { ArquivoLink } from '@app/contract/casca/arquivo'
import { Id, IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import { sendArquivo } from '../../../platform/files/send.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { approveCadastro, askCorrecao, rejectCadastro } from './actions/decide.ts'
import { anonymiseCadastro, exportCadastro } from './actions/lgpd.ts'
import { getCadastro, getDocumento, linkDocumento, listCadastros } from './actions/read.ts'
import { documentosDoPosto } from './routes-documentos.ts'
import { countEsperam } from './store/read.ts'

const tags = ['Cadastro de postos']
const config = { ability: 'POSTO_APROVAR' } as const
const DocumentoParams = IdParams.extend({ documento: Id })
const response = { 200: CadastroPosto }

/** The queue and what is read of it. */
const leituras: Routes = async (app) => {
  app.get(
    '/cadastroPosto',
    {
      config,
      schema: {
        tags,
        summary: 'Cadastros que esperam, ou os decididos',
        querystring: CadastroFilaQuery,
        response: { 200: CadastroFila },
      },
    },
    (req) => listCadastros(req.ctx, req.query.decididos === 'true'),
  )
  app.get(
    '/cadastroPosto/contagem',
    {
      config,
      schema: { tags, summary: 'Quantos esperam pelo fabricante', response: { 200: CadastroContagem } },
    },
    async (req) => ({ esperam: await countEsperam(req.ctx.db) }),
  )
  app.get(
    '/cadastroPosto/:id',
    {
      config,
      schema: { tags, summary: 'Um cadastro, com documentos e vizinhos', params: IdParams, response },
    },
    (req) => getCadastro(req.ctx, req.params.id),
  )
  app.get(
    '/cadastroPosto/:id/documentos/:documento',
    { config, schema: { tags, summary: 'Baixa um documento', produces: ['*/*'], params: DocumentoParams } },
    async (req, reply) => sendArquivo(req, reply, await getDocumento(req.ctx, req.params)),
  )
  app.post(
    '/cadastroPosto/:id/documentos/:documento/link',
    {
      config,
      schema: {
        tags,
        summary: 'Endereço que abre o documento por um minuto, sem sessão',
        params: DocumentoParams,
        response: { 200: ArquivoLink },
      },
    },
    (req) => linkDocumento(req.ctx, req.params),
  )
}

/** What a person may ask of us (LGPD, art. 18). */
const lgpd: Routes = async (app) => {
  app.get(
    '/cadastroPosto/:id/dados',
    {
      config,
      schema: {
        tags,
        summary: 'Tudo o que é guardado sobre quem se cadastrou (LGPD)',
        params: IdParams,
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    (req) => exportCadastro(req.ctx, req.params.id),
  )
  app.post(
    '/cadastroPosto/:id/anonimizar',
    {
      config,
      schema: {
        tags,
        summary: 'Remove a pessoa e os documentos de um cadastro decidido (LGPD); não tem volta',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await anonymiseCadastro(req.ctx, req.params.id)
      return reply.code(204).send(null)
    },
  )
}

/** The manufacturer's queue. */
export const cadastroPostoRoutes: Routes = async (app) => {
  await app.register(leituras)
  await app.register(lgpd)
  await app.register(documentosDoPosto)
  app.put(
    '/cadastroPosto/:id/aprovar',
    {
      config: { ...config, lateBody: true },
      schema: {
        tags,
        summary: 'Aprova: cria o posto, o responsável e a primeira cobrança, e avisa por e-mail',
        params: IdParams,
        body: CadastroAprovar,
        response,
      },
    },
    (req) => approveCadastro(req.ctx, req.params.id, req.body),
  )
  app.put(
    '/cadastroPosto/:id/pedirCorrecao',
    {
      config: { ...config, lateBody: true },
      schema: {
        tags,
        summary: 'Pede uma correção, que o cadastrado faz pelo link do e-mail',
        params: IdParams,
        body: CadastroPedirCorrecao,
        response,
      },
    },
    (req) => askCorrecao(req.ctx, req.params.id, req.body),
  )
  app.put(
    '/cadastroPosto/:id/recusar',
    {
      config: { ...config, lateBody: true },
      schema: {
        tags,
        summary: 'Recusa, com motivo; CNPJ e cupom ficam livres',
        params: IdParams,
        body: CadastroRecusar,
        response,
      },
    },
    (req) => rejectCadastro(req.ctx, req.params.id, req.body),
  )
}
