import { FILE_TYPES, MAX_FILE_MB } from '@app/contract/casca/arquivo'
import { errorText } from '@app/contract/casca/errors'

/** File endings for browsers that report no type or their own (CSV and ZIP on Windows). */
const TYPE_OF_ENDING: Record<string, (typeof FILE_TYPES)[number]> = {
  pdf: 'application/pdf',
  xml: 'text/xml',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** For `<input accept>`. */
export const ACCEPT = Object.keys(TYPE_OF_ENDING)
  .map((ending) => `.${ending}`)
  .join(',')

type FileLike = Pick<File, 'name' | 'size' | 'type'>

/** The type under which a file is sent, or `null` when it is not accepted. */
export function contentTypeOf({ name, type }: FileLike): string | null {
  if (FILE_TYPES.some((known) => known === type)) return type
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return TYPE_OF_ENDING[ending] ?? null
}

/** The fault of a file before it is sent, in words; `null` when it has none. */
export function fileProblem(file: FileLike): string | null {
  if (file.size === 0) return errorText('ANEXO_VAZIO')
  if (file.size > MAX_FILE_MB * 1024 * 1024) return errorText('ANEXO_GRANDE', { limite: MAX_FILE_MB })
  return contentTypeOf(file) === null ? errorText('ANEXO_TIPO') : null
}
