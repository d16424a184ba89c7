import { INLINE_TYPES } from '@app/contract/casca/arquivo'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { AppError } from '../http/errors.ts'
import { contentDisposition } from './names.ts'
import { parseRange } from './range.ts'

/** A row's data about a stored file. */
export type FileRow = { chave: string; filename: string; contentType: string; length: number }

// A file is shown alone and runs nothing; the browser itself shows a PDF.
const FILE_POLICY =
  "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Answers with a file: ranges, its name, and inline only if a browser shows it without running anything. */
export const sendArquivo = async (
  req: FastifyRequest,
  reply: FastifyReply,
  file: FileRow,
  cacheControl = 'private, no-cache',
) => {
  const { files } = req.server.services
  const inline = INLINE_TYPES.includes(file.contentType)
  const etag = `"${file.chave}"`
  const headers = {
    'content-type': inline ? file.contentType : withCharset(file.contentType),
    'content-disposition': contentDisposition(inline ? 'inline' : 'attachment', file.filename),
    'content-security-policy': FILE_POLICY,
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    etag,
  }
  if (req.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send()
  const condition = req.headers['if-range']
  const asked = condition === undefined || condition === etag ? req.headers.range : undefined
  const range = parseRange(asked, file.length)
  if (range === 'fora')
    throw new AppError('INVALID_REQUEST', {
      status: 416,
      headers: { 'content-range': `bytes */${file.length}` },
    })
  const { start, end } = range === 'tudo' ? { start: 0, end: file.length - 1 } : range
  // The file is opened before any header is sent, so that missing bytes give an ordinary refusal.
  const bytes = await files.open(file.chave, { start, end })
  if (range !== 'tudo') reply.code(206).header('content-range', `bytes ${start}-${end}/${file.length}`)
  return reply
    .headers(headers)
    .header('content-length', end - start + 1)
    .send(bytes)
}

// Browsers guess the charset of text without one, so every text is declared as UTF-8.
const withCharset = (type: string): string => (type.startsWith('text/') ? `${type}; charset=utf-8` : type)

/** Answers with a PDF made for this call, whole or while it flows: saved under its name, kept by no cache. */
export const sendPdf = (
  reply: FastifyReply,
  { pdf, filename }: { pdf: Buffer | Readable; filename: string },
) =>
  reply
    .type('application/pdf')
    .headers({
      'content-disposition': contentDisposition('attachment', filename),
      'cache-control': 'no-store',
    })
    .send(pdf)
