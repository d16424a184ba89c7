import {
  DOCUMENTO_MAXIMO_MB,
  DOCUMENTO_POSTO_LABELS,
  type PostoDocumento,
  PostoDocumentoInput,
  type PostoDocumentoParams,
} from '@app/contract/assistencia/cadastroPosto'
import type { ArquivoLink } from '@app/contract/casca/arquivo'
import { audit } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import { signFileLink } from '../../../../platform/files/link.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { readDocumento } from '../../../../platform/files/read.ts'
import { withFileWork } from '../../../../platform/files/work.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { notifyChange } from '../../../../platform/push/push.ts'
import { writesFor } from '../../../../platform/scope.ts'
import {
  deletePostoDocumento,
  insertPostoDocumento,
  listPostoDocumentos,
  lockPosto,
  namedPostoDocumentos,
} from '../store/documentos.ts'

/** Of a post its responsável, of the manufacturer who edits the record of posts; to others there is nothing. */
const demandCadastro = (ctx: Context, postoId: number): void => {
  if (!writesFor(ctx.scope, postoId)) refuse('NOT_FOUND')
  if (!ctx.can(ctx.scope.tipo === 'posto' ? 'COLABORADOR_EDITAR' : 'POSTO_EDITAR')) refuse('NOT_PERMITED')
}

export const getPostoDocumentos = async (ctx: Context, postoId: number): Promise<PostoDocumento[]> => {
  demandCadastro(ctx, postoId)
  return (await listPostoDocumentos(ctx.db, postoId)).map(
    ({ id: _id, chave: _chave, enviadoEm, ...row }) => ({
      ...row,
      enviadoEm: enviadoEm.toISOString(),
    }),
  )
}

export const getPostoDocumento = async (
  ctx: Context,
  { id, documento }: PostoDocumentoParams,
): Promise<FileRow> => {
  demandCadastro(ctx, id)
  const rows = await listPostoDocumentos(ctx.db, id)
  return rows.find(({ tipo }) => tipo === documento) ?? refuse('NOT_FOUND')
}

/** An address that opens the document for a minute, without a bearer (decisions 10). */
export const linkPostoDocumento = async (ctx: Context, alvo: PostoDocumentoParams): Promise<ArquivoLink> =>
  signFileLink(ctx, await getPostoDocumento(ctx, alvo))

/** Keeps a document of a post; the one before it is removed, and the history says who sent it. */
export const savePostoDocumento = async (
  ctx: Context,
  { id: postoId, documento: tipo }: PostoDocumentoParams,
  body: unknown,
): Promise<PostoDocumento[]> => {
  demandCadastro(ctx, postoId)
  const file = await readDocumento(
    parseBody(PostoDocumentoInput, body).arquivo,
    'arquivo',
    DOCUMENTO_MAXIMO_MB,
  )
  await withFileWork(ctx, [namedPostoDocumentos], [file], (work) =>
    ctx.transaction(async (db) => {
      if (!(await lockPosto(db, postoId))) refuse('NOT_FOUND')
      const antes = await deletePostoDocumento(db, postoId, tipo)
      if (antes !== undefined) work.discard(antes)
      await insertPostoDocumento(db, {
        postoId,
        tipo,
        filename: file.filename,
        contentType: file.contentType,
        ...work.stored(file),
        em: ctx.now(),
        por: ctx.usuario.id,
      })
      await audit(db, ctx, {
        entidade: 'postoAutorizado',
        entidadeId: postoId,
        clienteId: null,
        mudancas: [{ campo: 'documento', acao: 'alterado', para: DOCUMENTO_POSTO_LABELS[tipo] }],
      })
      await notifyChange(db, {
        entidade: 'colaborador',
        id: postoId,
        versao: 0,
        clienteId: null,
        postos: [postoId],
      })
    }),
  )
  return getPostoDocumentos(ctx, postoId)
}
