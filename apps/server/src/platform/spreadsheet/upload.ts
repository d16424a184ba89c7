import type { FastifyRequest } from 'fastify'
import { safeName } from '../files/names.ts'
import { AppError, refuse, refuseField } from '../http/errors.ts'
import { SHEET_LIMITS } from './limits.ts'

export type SheetFile = { filename: string; bytes: Buffer }

const tooLarge = () =>
  new AppError('ANEXO_GRANDE', { params: { limite: SHEET_LIMITS.fileBytes / 1024 / 1024 } })

const isTooLarge = (error: Error): boolean => 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

/** The one file of a multipart request, up to the size of a sheet; what it is its bytes tell. */
export const readSheetUpload = async (req: FastifyRequest): Promise<SheetFile> => {
  try {
    const part = await req.file({ limits: { fileSize: SHEET_LIMITS.fileBytes } })
    if (!part) return refuseField('arquivo', 'EMPTY_REQUIRED_FIELD')
    const bytes = await part.toBuffer()
    return { filename: safeName(part.filename), bytes }
  } catch (error) {
    if (error instanceof Error && isTooLarge(error)) throw tooLarge()
    if (error instanceof Error && 'statusCode' in error) throw error
    // A body that ends too soon or is no multipart: the parser's own errors carry no status.
    return refuse('INVALID_REQUEST')
  }
}
