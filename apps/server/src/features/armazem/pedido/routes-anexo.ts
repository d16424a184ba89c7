import { ArquivoInput, ArquivoLink, FILE_TYPES } from '@app/contract/casca/arquivo'
import { IdParams } from '@app/contract/casca/paging'
import { AnexoCampo, Pedido } from '@app/contract/armazem/pedido'
import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { Content } from '../../../platform/files/index.ts'
import {
  checkFile,
  readArquivo,
  readRawContent,
  readUpload,
  type ReceivedFile,
} from '../../../platform/files/read.ts'
import { sendArquivo } from '../../../platform/files/send.ts'
import { parseBody } from '../../../platform/http/body/body.ts'
import { isJson } from '../../../platform/http/answers/json.ts'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { getAnexo, linkAnexo, putAnexo, removeAnexo } from './actions/anexo.ts'

const tags = ['Anexos']
const Params = IdParams.extend({ campo: AnexoCampo })

const FileQuery = z.object({ filename: z.string().max(255).optional() })
/** The types of a body that is the file itself. */
const BYTES = [...FILE_TYPES, 'application/octet-stream']

/** By multipart, as JSON with the content in base64, or as the bytes themselves with `?filename=`. */
const readFile = async (
  req: FastifyRequest & { query: z.infer<typeof FileQuery> },
  campo: AnexoCampo,
): Promise<ReceivedFile> => {
  if (req.isMultipart()) return readUpload(req)
  if (isJson(req)) return readArquivo(parseBody(ArquivoInput, req.body), campo)
  return checkFile(req.query.filename ?? campo, req.headers['content-type'], req.body as Content, campo)
}

/** The six files of an order, one by one. */
export const anexoRoutes: Routes = async (app) => {
  app.addContentTypeParser(BYTES, (req: FastifyRequest, payload: IncomingMessage) =>
    readRawContent(req, payload),
  )
  app.get(
    '/:id/anexos/:campo',
    {
      config: { ability: 'PEDIDO_VER' },
      schema: { tags, summary: 'Baixa um anexo', produces: ['*/*'], params: Params },
    },
    async (req, reply) => sendArquivo(req, reply, await getAnexo(req.ctx, req.params)),
  )
  app.put(
    '/:id/anexos/:campo',
    {
      config: { ability: 'PEDIDO_EDITAR', upload: true, lateBody: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Grava um anexo (multipart, JSON com base64 ou os próprios bytes)',
        description: 'Depois da conclusão preenche um campo vazio até a expedição (Acrescentar documento).',
        params: Params,
        querystring: FileQuery,
        body: ArquivoInput,
        bytes: BYTES,
        response: { 200: Pedido },
      },
    },
    async (req) => putAnexo(req.ctx, req.params, await readFile(req, req.params.campo)),
  )
  app.delete(
    '/:id/anexos/:campo',
    {
      config: { ability: 'PEDIDO_EDITAR' },
      schema: { tags, summary: 'Remove um anexo', params: Params, response: { 204: z.null() } },
    },
    async (req, reply) => {
      await removeAnexo(req.ctx, req.params)
      return reply.code(204).send(null)
    },
  )
  app.post(
    '/:id/anexos/:campo/link',
    {
      config: { ability: 'PEDIDO_VER' },
      schema: {
        tags,
        summary: 'Endereço que abre o anexo por um minuto, sem sessão',
        params: Params,
        response: { 200: ArquivoLink },
      },
    },
    (req) => linkAnexo(req.ctx, req.params),
  )
}
