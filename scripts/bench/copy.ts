import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Value = string | number | boolean | null
const CHUNK = 1 << 16

const field = (value: Value): string => {
  if (value === null) return '\\N'
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return String(value)
}

/** PostgreSQL's text format; the bench's own texts hold no tab, line end or backslash. */
function* chunks(rows: Iterable<readonly Value[]>): Generator<string> {
  let buffer = ''
  for (const row of rows) {
    let line = ''
    for (const value of row) line += line === '' ? field(value) : `\t${field(value)}`
    buffer += `${line}\n`
    if (buffer.length < CHUNK) continue
    yield buffer
    buffer = ''
  }
  if (buffer) yield buffer
}

/** Fills one table through COPY; memory does not grow with the rows. */
export const copyRows = async (
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<void> => {
  const sql = `copy ${table} (${columns.join(', ')}) from stdin`
  await pipeline(Readable.from(chunks(rows), { objectMode: true }), client.query(copyFrom(sql)))
}

/** Text of an instant as COPY takes it. */
export const instant = (ms: number): string => new Date(ms).toISOString()
