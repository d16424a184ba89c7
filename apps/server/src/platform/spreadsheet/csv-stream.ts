import { parse } from 'csv-parse'
import { Readable } from 'node:stream'
import { findDelimiter, isBinary, unguarded } from './csv.ts'
import { refuseKind } from './kind.ts'
import { broken } from './refusal.ts'
import type { SheetRow } from './rows.ts'

/** The first characters, which hold the headings. */
const HEAD = 64 * 1024

/** Opens the file from its start; a file is read twice. */
type Open = () => Readable

/** UTF-16 by its mark, UTF-8 if all bytes are valid, otherwise Windows' encoding; as a whole file is read. */
const encodingOf = async (open: Open): Promise<string> => {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const stream = open()
  let first = true
  try {
    for await (const chunk of stream) {
      if (!(chunk instanceof Uint8Array)) throw new Error('a file is read as bytes')
      if (first) {
        if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
        if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
        if (isBinary(chunk.subarray(0, HEAD))) return refuseKind('um arquivo binário')
        first = false
      }
      utf8.decode(chunk, { stream: true })
    }
    utf8.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  } finally {
    stream.destroy()
  }
}

async function* decoded(open: Open, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of open()) {
    if (chunk instanceof Uint8Array) yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

const SEP = /^sep=(.)\r?\n/i

/**
 * The filled lines of a CSV of any length, some at a time, so that memory does not grow with the file; encodings,
 * separators and line numbers as `readCsv` has them.
 */
export async function* streamCsv(open: Open, size: number): AsyncGenerator<SheetRow[]> {
  const texts = decoded(open, await encodingOf(open))
  let head = ''
  for (let next = await texts.next(); !next.done; next = await texts.next()) {
    head += next.value
    if (head.length >= HEAD) break
  }
  const named = SEP.exec(head)
  const delimiter = named?.[1] ?? findDelimiter(head)
  const text = async function* () {
    yield named ? head.slice(named[0].length) : head
    yield* texts
  }
  const records = Readable.from(text(), { objectMode: false, encoding: 'utf8' }).pipe(
    parse({ delimiter, relax_quotes: true, relax_column_count: true, max_record_size: 1_000_000 }),
  )
  let numero = named ? 1 : 0
  let rows: SheetRow[] = []
  try {
    for await (const record of records) {
      numero += 1
      const textos = (record as string[]).map((cell) => unguarded(cell.replaceAll('\0', '').trim()))
      if (textos.every((cell) => cell === '')) continue
      rows.push({ numero, textos })
      if (rows.length < size) continue
      yield rows
      rows = []
    }
  } catch (error) {
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')
      ? broken()
      : error
  } finally {
    records.destroy()
  }
  if (rows.length > 0) yield rows
}
