import { FILE_TYPES } from '@app/contract/casca/arquivo'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import { extname } from 'node:path'
import type { Content } from './index.ts'
import { hasNoControls } from './text.ts'

export type FileType = (typeof FILE_TYPES)[number]

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const BY_EXTENSION: Record<string, FileType> = {
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.zip': 'application/zip',
  '.xlsx': XLSX,
}

/** What people call a file of each type. */
const WORDS: Record<FileType, string> = {
  'application/pdf': 'um PDF',
  'application/xml': 'um XML',
  'text/xml': 'um XML',
  'image/jpeg': 'uma foto JPEG',
  'image/png': 'uma imagem PNG',
  'image/webp': 'uma imagem WebP',
  'text/plain': 'um texto (.txt)',
  'text/csv': 'uma planilha CSV',
  'application/zip': 'um ZIP',
  [XLSX]: 'uma planilha do Excel (.xlsx)',
}

const isAccepted = (type: string): type is FileType => (FILE_TYPES as readonly string[]).includes(type)

/** Types that count as equal, because senders name them differently although the bytes are alike. */
const familyOf = (type: string): string => {
  if (type === 'text/xml') return 'application/xml'
  return type === 'text/csv' ? 'text/plain' : type
}

const isText = (content: Content): boolean =>
  Buffer.isBuffer(content) ? hasNoControls(content) : content.text

const startOf = (content: Content): string =>
  new TextDecoder('latin1')
    .decode((Buffer.isBuffer(content) ? content : content.start).subarray(0, 1024))
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .toLowerCase()

/**
 * The text after an XML declaration and comments. It steps over them one by one, because a pattern would try every
 * split.
 */
const afterProlog = (start: string): string => {
  let rest = start.replace(/^<\?xml[^>]*>/, '').trimStart()
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4)
    rest = end < 0 ? '' : rest.slice(end + 3).trimStart()
  }
  return rest
}

/** A page that runs scripts, whatever its file name. */
const isActive = (start: string): boolean =>
  /^(?:<!doctype\s+(?:html|svg)|<(?:html|svg|script|body|head|iframe)\b)/.test(afterProlog(start))

const textType = (content: Content, filename: string): FileType | undefined => {
  if (!isText(content)) return undefined
  const start = startOf(content)
  if (isActive(start)) return undefined
  if (start.startsWith('<')) return 'application/xml'
  return extname(filename).toLowerCase() === '.csv' ? 'text/csv' : 'text/plain'
}

/** The type of the bytes, whatever the file name; undefined when the type is not accepted. */
export const sniff = async (content: Content, filename: string): Promise<FileType | undefined> => {
  const detected = Buffer.isBuffer(content) ? fileTypeFromBuffer(content) : fileTypeFromFile(content.path)
  const found = (await detected)?.mime
  if (found !== undefined && found !== 'application/xml') return isAccepted(found) ? found : undefined
  return textType(content, filename)
}

/** A name that the system reads as the same type: `nota.bat` with text becomes `nota.bat.txt`. */
export const withEnding = (filename: string, type: FileType): string => {
  const given = extname(filename).toLowerCase()
  if (given === '' || given in BY_EXTENSION) return filename
  const [ending = ''] = Object.entries(BY_EXTENSION).find(([, known]) => known === type) ?? []
  return `${filename}${ending}`
}

/** The type that the sender claims: by the name's ending, or by the given type when the ending is unknown. */
const claimOf = (filename: string, contentType: string | undefined): FileType | undefined => {
  const byName = BY_EXTENSION[extname(filename).toLowerCase()]
  if (byName) return byName
  return contentType && isAccepted(contentType) ? contentType : undefined
}

/**
 * The claim that the bytes contradict, if there is one, in people's words; bytes of no accepted type contradict every
 * claim.
 */
export const brokenClaim = (
  type: FileType | undefined,
  filename: string,
  contentType: string | undefined,
): string | undefined => {
  const claimed = claimOf(filename, contentType)
  return claimed && (!type || familyOf(claimed) !== familyOf(type)) ? WORDS[claimed] : undefined
}
