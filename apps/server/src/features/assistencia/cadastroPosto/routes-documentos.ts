import {
  PostoDocumentoInput,
  PostoDocumentoParams,
  PostoDocumentos,
} from '@app/contract/assistencia/cadastroPosto'
import { ArquivoLink } from '@app/contract/casca/arquivo'
import { IdParams } from '@app/contract/casca/paging'
import { sendArquivo } from '../../../platform/files/send.ts'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import {
  getPostoDocumento,
  getPostoDocumentos,
  linkPostoDocumento,
  savePostoDocumento,
} from './actions/documentos.ts'

const tags = ['Postos autorizados']
const base = '/postoAutorizado/:id/documentos'
// The responsável and who edits posts have no ability in common but this one; the action asks for theirs.
const config = { ability: 'OS_VER' } as const

/** The documents of a post's own record (rede §2). */
export const documentosDoPosto: Routes = async (app) => {
  app.get(
    base,
    {
      config,
      schema: {
        tags,
        summary: 'Os documentos de um posto, como foram enviados por último',
        description:
          'Só o responsável pelo posto e quem edita postos no fabricante. Até o posto enviar um documento, vale o do cadastro dele.',
        params: IdParams,
        response: { 200: PostoDocumentos },
      },
    },
    (req) => getPostoDocumentos(req.ctx, req.params.id),
  )
  app.put(
    `${base}/:documento`,
    {
      config: { ...config, lateBody: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Envia um documento do posto; o anterior é apagado',
        description: 'PDF ou foto, até 10 MB; um conteúdo que não é o do nome é DOCUMENT_INVALID.',
        params: PostoDocumentoParams,
        body: PostoDocumentoInput,
        response: { 200: PostoDocumentos },
      },
    },
    (req) => savePostoDocumento(req.ctx, req.params, req.body),
  )
  app.get(
    `${base}/:documento`,
    {
      config,
      schema: {
        tags,
        summary: 'Baixa um documento do posto',
        produces: ['*/*'],
        params: PostoDocumentoParams,
      },
    },
    async (req, reply) => sendArquivo(req, reply, await getPostoDocumento(req.ctx, req.params)),
  )
  app.post(
    `${base}/:documento/link`,
    {
      config,
      schema: {
        tags,
        summary: 'Endereço que abre o documento por um minuto, sem sessão',
        params: PostoDocumentoParams,
        response: { 200: ArquivoLink },
      },
    },
    (req) => linkPostoDocumento(req.ctx, req.params),
  )
}
