import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { type Content, withBytes } from '../files/index.ts'
import { refuse } from '../http/errors.ts'
import { streamCsv } from './csv-stream.ts'
import { readSpreadsheet } from './index.ts'
import { kindOf } from './kind.ts'
import { SheetRefusal } from './refusal.ts'
import type { SheetRow } from './rows.ts'

const startOf = (content: Content): Buffer => (Buffer.isBuffer(content) ? content : content.start)

const opener = (content: Content) => () =>
  Buffer.isBuffer(content) ? Readable.from([content]) : createReadStream(content.path)

/**
 * The filled lines of a file far larger than a sheet that people correct on screen, `size` at a time: a CSV of any
 * length, an .xlsx of at most `xlsx` lines. The caller counts the lines of a CSV.
 */
export async function* streamSheet(
  content: Content,
  { size, xlsx }: { size: number; xlsx: number },
): AsyncGenerator<SheetRow[]> {
  if (content.length === 0) refuse('ANEXO_VAZIO')
  try {
    if (kindOf(startOf(content)) === 'csv') {
      yield* streamCsv(opener(content), size)
      return
    }
    const rows = await withBytes(content, (bytes) => readSpreadsheet(bytes, { rows: xlsx }))
    for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
  } catch (error) {
    if (error instanceof SheetRefusal) refuse(error.code, error.params)
    throw error
  }
}
