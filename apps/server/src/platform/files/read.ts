import { INLINE_TYPES, MAX_FILE_MB } from '@app/contract/casca/arquivo'
import type { ArquivoInput } from '@app/contract/casca/arquivo'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError, refuse, refuseField } from '../http/errors.ts'
import { FILE_BODY_LIMIT, inBytes, inMegabytes } from '../http/limits.ts'
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

/** Refuses, by field, what is no picture. */
export const demandImages = (files: readonly ReceivedFile[], fieldName: string): void => {
  const wrong = files.findIndex(({ contentType }) => !contentType.startsWith('image/'))
  if (wrong >= 0) refuseField(`${fieldName}[${wrong}]`, 'DOCUMENT_INVALID')
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

/** A paper of at most `megabytes`: a PDF or a photo whose content matches its name. */
export const readDocumento = async (
  input: ArquivoInput,
  fieldName: string,
  megabytes: number,
): Promise<ReceivedFile> => {
  const content = readContent(input, fieldName)
  if (content.length > megabytes * 1024 * 1024) refuseField(fieldName, 'ANEXO_GRANDE', { limite: megabytes })
  const file = await checkFile(input.filename, input.contentType, content, fieldName).catch(
    (error: unknown) => {
      if (error instanceof AppError && ['ANEXO_CONTEUDO', 'ANEXO_TIPO'].includes(error.code))
        refuseField(fieldName, 'DOCUMENT_INVALID')
      throw error
    },
  )
  return INLINE_TYPES.includes(file.contentType) ? file : refuseField(fieldName, 'DOCUMENT_INVALID')
}

/** The files of one message, which together have at most `megabytes`. */
export const readArquivos = async (
  inputs: readonly ArquivoInput[],
  megabytes: number,
): Promise<ReceivedFile[]> => {
  const files: ReceivedFile[] = []
  for (const [index, input] of inputs.entries()) files.push(await readArquivo(input, `arquivos[${index}]`))
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0)
  if (bytes > inBytes(megabytes)) refuseField('arquivos', 'ANEXO_GRANDE', { limite: megabytes })
  return files
}

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

/** A page's form: its fields by name, its files, and what these were refused for. */
export type FormEnviado = {
  campos: Record<string, string>
  files: ReceivedFile[]
  refusal: AppError | null
}

const MAX_FIELDS = 20

/**
 * A page's form with at most `most` files, which together have at most `megabytes`, on routes with `config.upload`. A
 * file field that was left empty is none. What was written stays known when a file is refused.
 */
export const readForm = async (
  req: FastifyRequest,
  { most, megabytes }: { most: number; megabytes: number },
): Promise<FormEnviado> => {
  const limit = inBytes(megabytes)
  const form: FormEnviado = { campos: {}, files: [], refusal: null }
  let come = 0
  const take = async (part: MultipartFile): Promise<void> => {
    const content = await contentOfPart(req, part, limit)
    if (content.length === 0 && !part.filename) return
    come += content.length
    if (form.files.length === most) refuseField('arquivos', 'ANEXOS_DEMAIS', { maximo: most })
    if (come > limit) refuseField('arquivos', 'ANEXO_GRANDE', { limite: megabytes })
    form.files.push(await checkFile(part.filename, part.mimetype, content, 'arquivos'))
  }
  const limits = { fileSize: limit, files: most + 1, fields: MAX_FIELDS, parts: most + 1 + MAX_FIELDS }
  try {
    for await (const part of req.parts({ limits }))
      if (part.type === 'field') {
        if (typeof part.value === 'string') form.campos[part.fieldname] = part.value
        // The fields behind a refused file are read, and no more of the files.
      } else if (form.refusal) part.file.resume()
      else
        await take(part).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error
          form.refusal = error
          part.file.resume()
        })
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    return refuse('INVALID_REQUEST')
  }
  return form
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
