import { parse } from 'csv-parse/sync'
import { SHEET_LIMITS } from './limits.ts'
import { broken, SheetRefusal } from './refusal.ts'
import { refuseKind } from './kind.ts'
import { createRows, type SheetRow } from './rows.ts'

const isControl = (byte: number): boolean =>
  byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 26

/** Whether bytes are no text of one byte a sign. */
export const isBinary = (bytes: Uint8Array): boolean => bytes.some(isControl)

/** UTF-8 if all bytes are valid, UTF-16 by its mark ('Texto Unicode' of Excel), otherwise Windows' encoding. */
const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (isBinary(bytes)) return refuseKind('um arquivo binário')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const DELIMITERS = [';', '\t', ',', '|']

/** Counts each delimiter outside quotes in the first filled line, because that line holds the headings. */
export const findDelimiter = (text: string): string => {
  const counts = new Map(DELIMITERS.map((delimiter) => [delimiter, 0]))
  let quoted = false
  let filled = false
  for (const char of text.slice(0, 100_000)) {
    if (char === '"') quoted = !quoted
    else if (!quoted && (char === '\n' || char === '\r')) {
      if (filled) break
      continue
    }
    if (char.trim() !== '') filled = true
    const count = counts.get(char)
    if (!quoted && count !== undefined) counts.set(char, count + 1)
  }
  const [first = [';', 0] as const, ...rest] = counts
  return rest.reduce<readonly [string, number]>((best, one) => (one[1] > best[1] ? one : best), first)[0]
}

/** Removes the apostrophe that our own exports put before text which a spreadsheet would take for a formula. */
export const unguarded = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text)

const parseRecords = (text: string, delimiter: string): string[][] => {
  try {
    return parse(text, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: 1_000_000,
      to: SHEET_LIMITS.rows * 2,
    })
  } catch {
    throw broken()
  }
}

/** A CSV as people save it: `;`, `,` or tab, quotes, any of the usual encodings. A formula in it stays text. */
export const readCsv = (bytes: Uint8Array): SheetRow[] => {
  const text = decode(bytes)
  const named = /^sep=(.)\r?\n/i.exec(text)
  const delimiter = named?.[1] ?? findDelimiter(text)
  const records = parseRecords(named ? text.slice(named[0].length) : text, delimiter)
  // Blank lines count for the line numbers but not for the limit; this ends a file of blank lines.
  if (records.length >= SHEET_LIMITS.rows * 2)
    throw new SheetRefusal('PLANILHA_LINHAS', { maximo: SHEET_LIMITS.rows })
  const sheet = createRows()
  for (const [at, record] of records.entries())
    sheet.add(
      at + (named ? 2 : 1),
      record.map((cell, column) => ({ column, text: unguarded(cell) })),
    )
  return sheet.rows
}
