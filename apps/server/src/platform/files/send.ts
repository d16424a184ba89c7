import { INLINE_TYPES } from '@app/contract/arquivo'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentDisposition } from './names.ts'
import { parseRange } from './range.ts'

/** What a row knows of a stored file. */
export type FileRow = { chave: string; filename: string; contentType: string; length: number }

// A file is shown by itself and runs nothing; a PDF's viewer is the browser's own.
const FILE_POLICY =
  "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Answers with a file: ranges, its name, inline only what a browser shows without running anything. */
export const sendArquivo = async (req: FastifyRequest, reply: FastifyReply, file: FileRow) => {
  const { files } = req.server.services
  const inline = INLINE_TYPES.includes(file.contentType)
  const etag = `"${file.chave}"`
  reply.headers({
    'content-type': inline ? file.contentType : withCharset(file.contentType),
    'content-disposition': contentDisposition(inline ? 'inline' : 'attachment', file.filename),
    'content-security-policy': FILE_POLICY,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    etag,
  })
  if (req.headers['if-none-match'] === etag) return reply.code(304).send()
  const condition = req.headers['if-range']
  const asked = condition === undefined || condition === etag ? req.headers.range : undefined
  const range = parseRange(asked, file.length)
  if (range === 'fora') return reply.code(416).header('content-range', `bytes */${file.length}`).send()
  if (range === 'tudo') {
    return reply.header('content-length', file.length).send(await files.open(file.chave))
  }
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${file.length}`)
    .header('content-length', end - start + 1)
    .send(await files.open(file.chave, range))
}

// Text without a charset is guessed at by browsers; ours is UTF-8 or told so all the same.
const withCharset = (type: string): string => (type.startsWith('text/') ? `${type}; charset=utf-8` : type)
