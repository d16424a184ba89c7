import { ArquivoInput } from '@app/contract/casca/arquivo'
import type { FastifyRequest } from 'fastify'
import type { Content } from '../../../platform/files/index.ts'
import { readContent, readUploadContent } from '../../../platform/files/read.ts'
import { parseBody } from '../../../platform/http/body/body.ts'

/** The route config of a call whose body is a file. */
export const upload = { upload: true, lateBody: true } as const

/** By multipart, or as JSON with the content in base64; the reader decides what the bytes are. */
export const readFile = async (req: FastifyRequest): Promise<{ filename: string; content: Content }> => {
  if (req.isMultipart()) return readUploadContent(req)
  const input = parseBody(ArquivoInput, req.body)
  return { filename: input.filename, content: readContent(input, 'nota') }
}
