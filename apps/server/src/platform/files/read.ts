import { MAX_FILE_MB } from '@app/contract/arquivo'
import type { ArquivoInput } from '@app/contract/arquivo'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse, refuseField } from '../http/errors.ts'
import { FILE_BODY_LIMIT } from '../http/limits.ts'
import { brokenClaim, sniff, withEnding } from './content.ts'
import { safeName } from './names.ts'

/** A received file whose bytes are what its name says. */
export type ReceivedFile = { filename: string; contentType: string; bytes: Buffer }

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Strict: Node's own decoder skips what it does not know, and a cut file would pass for a whole one. */
export const decodeBase64 = (data: string): Buffer | undefined => {
  const text = data.replace(/^data:[^,]{0,200};base64,/, '')
  return text.length % 4 === 0 && BASE64.test(text) ? Buffer.from(text, 'base64') : undefined
}

/** A file whose bytes have arrived, checked against what it claims to be. */
export const checkFile = async (
  filename: string,
  contentType: string | undefined,
  bytes: Buffer,
  fieldName: string,
): Promise<ReceivedFile> => {
  if (bytes.byteLength === 0) refuseField(fieldName, 'ANEXO_VAZIO')
  if (bytes.byteLength > FILE_BODY_LIMIT) refuseField(fieldName, 'ANEXO_GRANDE', { limite: MAX_FILE_MB })
  const type = await sniff(bytes, filename)
  const broken = brokenClaim(type, filename, contentType)
  if (broken) refuseField(fieldName, 'ANEXO_CONTEUDO', { tipo: broken })
  if (!type) return refuseField(fieldName, 'ANEXO_TIPO')
  return { filename: withEnding(safeName(filename), type), contentType: type, bytes }
}

/** The bytes of a file sent as base64 (spec §3), whatever they are; refuses, by field, what did not arrive whole. */
export const readBytes = (input: ArquivoInput, fieldName: string): Buffer => {
  const bytes = decodeBase64(input.data ?? '') ?? refuseField(fieldName, 'ANEXO_BASE64')
  if (input.length !== undefined && input.length !== bytes.byteLength) refuseField(fieldName, 'ANEXO_TAMANHO')
  return bytes
}

/** A file sent as base64; refuses, by field, also what is empty, too large, or not what it claims to be. */
export const readArquivo = async (input: ArquivoInput, fieldName: string): Promise<ReceivedFile> =>
  checkFile(input.filename, input.contentType, readBytes(input, fieldName), fieldName)

/** The one file of a multipart request, on routes with `config.upload`, whatever its bytes are. */
export const readUploadBytes = async (req: FastifyRequest) => {
  const { filename, mimetype, bytes, fieldname } =
    (await receive(req)) ?? refuseField('arquivo', 'EMPTY_REQUIRED_FIELD')
  return { filename: filename ?? '', contentType: mimetype, bytes, fieldName: fieldname }
}

/** The same, its bytes being what its name says. */
export const readUpload = async (req: FastifyRequest): Promise<ReceivedFile> => {
  const { filename, contentType, bytes, fieldName } = await readUploadBytes(req)
  return checkFile(filename, contentType, bytes, fieldName)
}

const receive = async (req: FastifyRequest) => {
  try {
    const parts = req.files()
    const { value: part } = await parts.next()
    const bytes = await part?.toBuffer()
    // One slot takes one file: a second one would be lost without a word.
    if (!(await parts.next()).done) refuse('INVALID_REQUEST')
    return part && bytes && { ...part, bytes }
  } catch (error) {
    // A body that ends too soon or is no multipart: the parser's own errors carry no status.
    if (error instanceof Error && 'statusCode' in error) throw error
    return refuse('INVALID_REQUEST')
  }
}

/** Multipart bodies, only where a route asks for them. */
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
    // Without a boundary the parser never begins, nor lets the connection's next request through.
    if (!req.routeOptions.config.upload || !/;\s*boundary=./i.test(type)) refuse('TIPO_DE_CONTEUDO')
  })
}
