import { MAX_FILE_MB } from '@app/contract/casca/arquivo'
import type { ArquivoInput } from '@app/contract/casca/arquivo'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError, refuse, refuseField } from '../http/errors.ts'
import { FILE_BODY_LIMIT, inMegabytes } from '../http/limits.ts'
import type { Content } from './index.ts'
import { contentOf } from './receipt.ts'
import { brokenClaim, sniff, withEnding } from './content.ts'
import { safeName } from './names.ts'

/** A received file whose bytes match its name. */
export type ReceivedFile = { filename: string; contentType: string; content: Content }

/** Checks the bytes of a file against the type that it claims. */
export const checkFile = async (
  filename: string,
  contentType: string | undefined,
  content: Content,
  fieldName: string,
): Promise<ReceivedFile> => {
  if (content.length === 0) refuseField(fieldName, 'ANEXO_VAZIO')
  if (content.length > FILE_BODY_LIMIT) refuseField(fieldName, 'ANEXO_GRANDE', { limite: MAX_FILE_MB })
  const type = await sniff(content, filename)
  const broken = brokenClaim(type, filename, contentType)
  if (broken) refuseField(fieldName, 'ANEXO_CONTEUDO', { tipo: broken })
  if (!type) return refuseField(fieldName, 'ANEXO_TIPO')
  return { filename: withEnding(safeName(filename), type), contentType: type, content }
}

/** The bytes of a file sent as base64 (spec §3), of any type; refuses, by field, a file that did not arrive whole. */
export const readContent = (input: ArquivoInput, fieldName: string): Content => {
  const content = contentOf(input.data ?? '') ?? refuseField(fieldName, 'ANEXO_BASE64')
  if (input.length !== undefined && input.length !== content.length) refuseField(fieldName, 'ANEXO_TAMANHO')
  return content
}

/**
 * A file sent as base64; also refuses, by field, an empty or too large file, or one that is not what it claims to be.
 */
export const readArquivo = async (input: ArquivoInput, fieldName: string): Promise<ReceivedFile> =>
  checkFile(input.filename, input.contentType, readContent(input, fieldName), fieldName)

/** The one file, of any type, in a multipart request of at most `limit` bytes, on routes with `config.upload`. */
export const readUploadContent = async (req: FastifyRequest, limit = FILE_BODY_LIMIT) => {
  const { filename, mimetype, content, fieldname } =
    (await receive(req, limit)) ?? refuseField('arquivo', 'EMPTY_REQUIRED_FIELD')
  return { filename: filename ?? '', contentType: mimetype, content, fieldName: fieldname }
}

/** The same, but its bytes must match its name. */
export const readUpload = async (req: FastifyRequest): Promise<ReceivedFile> => {
  const { filename, contentType, content, fieldName } = await readUploadContent(req)
  return checkFile(filename, contentType, content, fieldName)
}

/** A body that is the file itself, on routes for files. */
export const readRawContent = async (req: FastifyRequest, body: Readable): Promise<Content> => {
  const limit = req.routeOptions.bodyLimit
  if (Number(req.headers['content-length'] ?? 0) > limit)
    refuse('CORPO_GRANDE', { limite: inMegabytes(limit) })
  return req.receipt ? req.receipt.take(body, limit) : buffer(body)
}

/** Writes the file of a large body to the disk while it arrives. */
const contentOfPart = async (req: FastifyRequest, part: MultipartFile, limit: number): Promise<Content> => {
  const content = req.receipt ? await req.receipt.take(part.file, limit) : await buffer(part.file)
  if (part.file.truncated) throw new AppError('ANEXO_GRANDE', { params: { limite: inMegabytes(limit) } })
  return content
}

const receive = async (req: FastifyRequest, limit: number) => {
  try {
    const parts = req.files({ limits: { fileSize: limit } })
    const { value: part } = await parts.next()
    const content = part && (await contentOfPart(req, part, limit))
    // One slot takes one file; a second file is refused, because it would be lost silently.
    if (!(await parts.next()).done) refuse('INVALID_REQUEST')
    return part && content && { ...part, content }
  } catch (error) {
    // The parser's own errors carry no status: the body ended too soon or is not multipart.
    if (error instanceof Error && 'statusCode' in error) throw error
    return refuse('INVALID_REQUEST')
  }
}

/** Multipart bodies, accepted only on routes that ask for them. */
export const registerUploads = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    limits: {
      fileSize: FILE_BODY_LIMIT,
      files: 1,
      fields: 10,
      parts: 11,
      fieldSize: 100_000,
      headerPairs: 50,
    },
  })
  app.addHook('preParsing', async (req) => {
    const type = req.headers['content-type'] ?? ''
    if (!/^multipart\//i.test(type)) return
    // Without a boundary the parser never begins, and it blocks the connection's next request.
    if (!req.routeOptions.config.upload || !/;\s*boundary=./i.test(type)) refuse('TIPO_DE_CONTEUDO')
  })
}
