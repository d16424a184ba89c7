import type { FastifyRequest } from 'fastify'
import type { Content } from '../files/index.ts'
import { safeName } from '../files/names.ts'
import { readUploadContent } from '../files/read.ts'
import { SHEET_LIMITS } from './limits.ts'

export type SheetFile = { filename: string; content: Content }

/** The one file of a multipart request, up to the size of a sheet; its bytes decide its kind. */
export const readSheetUpload = async (req: FastifyRequest): Promise<SheetFile> => {
  const { filename, content } = await readUploadContent(req, SHEET_LIMITS.fileBytes)
  return { filename: safeName(filename), content }
}
