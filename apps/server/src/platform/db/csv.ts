import type { Recorte } from '@app/contract/casca/paging'
import type { Format } from '@app/contract/casca/register'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database, Executor } from './connect.ts'

/** How cells read: as on screen, as the key of a fiscal document, or as one of the words that the schema itself lists. */
type CsvFormat = Format | 'chave' | 'word'

/** A column of an export: what stands over it, and what its cells are made of. */
export type CsvColumn = { label: string; format: CsvFormat; value: RawBuilder<unknown> }

export const csvColumn = (
  label: string,
  value: RawBuilder<unknown>,
  format: CsvFormat = 'text',
): CsvColumn => ({ label, format, value })

/** A column of a value that has few, in the words for it. */
export const wordColumn = (
  label: string,
  value: RawBuilder<unknown>,
  words: Readonly<Record<string, string>>,
): CsvColumn => {
  const cases = Object.entries(words).map(([one, text]) => sql`when ${one} then ${text}`)
  return csvColumn(label, sql`case ${value} ${sql.join(cases, sql` `)} end`, 'word')
}

/** What a cell says, and whether it may hold anything: if so it is neutralised and quoted. */
type Cell = { text: RawBuilder<unknown>; free: boolean }

const piece = (value: RawBuilder<unknown>, from: number, length: number) =>
  sql`substr(${value}, ${sql.lit(from)}, ${sql.lit(length)})`

/** A CPF has digits alone; a CNPJ may have letters. */
const documento = (value: RawBuilder<unknown>) => {
  const at = (from: number, length: number) => piece(value, from, length)
  return sql`case
    when length(${value}) = 14
      then ${at(1, 2)} || '.' || ${at(3, 3)} || '.' || ${at(6, 3)} || '/' || ${at(9, 4)} || '-' || ${at(13, 2)}
    when ${value} ~ '^[0-9]{11}$'
      then ${at(1, 3)} || '.' || ${at(4, 3)} || '.' || ${at(7, 3)} || '-' || ${at(10, 2)}
    else ${value} end`
}

const cep = (value: RawBuilder<unknown>) =>
  sql`case when ${value} ~ '^[0-9]{8}$' then ${piece(value, 1, 5)} || '-' || ${piece(value, 6, 3)} else ${value} end`

/** As on screen: area code, and the number in two. */
const phone = (value: RawBuilder<unknown>) =>
  sql`case when ${value} ~ '^[0-9]{10,11}$'
        then '(' || ${piece(value, 1, 2)} || ') ' || substr(${value}, 3, length(${value}) - 6) || '-' || right(${value}, 4)
        else ${value} end`

/** Blanks make text of 44 digits, of which a spreadsheet would keep fifteen; the DANFE prints them so too. */
const chave = (value: RawBuilder<unknown>) => {
  const blocks = Array.from({ length: 11 }, (_, at) => piece(value, at * 4 + 1, 4))
  return sql`concat_ws(' ', ${sql.join(blocks)})`
}

/** The casts refuse a column whose format is not its type: no text can pass for a number. */
const cellOf = ({ value, format }: CsvColumn): Cell => {
  switch (format) {
    case 'integer':
      return { text: sql`${value}::bigint::text`, free: false }
    case 'quantity':
      // A decimal comma, no dots between thousands: a spreadsheet reads it as a number.
      return { text: sql`replace(trim_scale(${value}::numeric)::text, '.', ',')`, free: false }
    case 'money':
      return { text: sql`replace(round(${value}::numeric, 2)::text, '.', ',')`, free: false }
    case 'yesNo':
      return { text: sql`case when ${value} then 'Sim' when not ${value} then 'Não' end`, free: false }
    case 'day':
      return { text: sql`${value}::date::text`, free: false }
    case 'instant':
      // Without its seconds; to_char would take twice as long.
      return { text: sql`left(${value}::timestamptz::text, 16)`, free: false }
    case 'document':
      return { text: documento(value), free: true }
    case 'cep':
      return { text: cep(value), free: true }
    case 'phone':
      return { text: phone(value), free: true }
    case 'chave':
      return { text: chave(value), free: true }
    case 'word':
      return { text: value, free: false }
    case 'text':
      return { text: sql`${value}::text`, free: true }
  }
}

/** What nobody sees at the beginning of a text: controls, blanks, formats and the like of Unicode. */
const NEVER_SEEN =
  '\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u115f\\u1160\\u1680' +
  '\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0' +
  '\\ufff0-\\ufffb\\U000110bd\\U000110cd\\U00013430-\\U0001343f\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a' +
  '\\U000e0000-\\U000e0fff'

/** A line end or tab, or a sign (full-width and small ones too) behind nothing that is seen. */
const FORMULA = `^(?:[\\t\\r\\n]|[${NEVER_SEEN}]*[-=+@＝＋－＠﹦﹢﹣﹫])`

/**
 * Begins a formula in a spreadsheet, or hides one (OWASP, CSV injection). Letters and digits, which most texts begin
 * with, need no regular expression.
 */
const isFormula = (cell: RawBuilder<unknown>) => sql`(
  ascii(${cell}) not between 65 and 126 and ascii(${cell}) not between 46 and 57
  and ascii(${cell}) not between 192 and 767 and ${cell} ~ ${sql.lit(FORMULA)})`

/**
 * Several `like` cost less than one regular expression. A comma or a tab parts nothing here, but does where a spreadsheet
 * of another country reads the file.
 */
const quoted = (cell: RawBuilder<unknown>) => sql`case
  when ${cell} like any (array['%;%', '%"%', '%,%', e'%\\t%', e'%\\n%', e'%\\r%'])
    then case when ${isFormula(cell)} then '"''' else '"' end || replace(${cell}, '"', '""') || '"'
  when ${isFormula(cell)} then '''' || ${cell}
  else ${cell} end`

/**
 * The lines of the rows that `source` gives, as one text. A cell is named before it is quoted, so that it is made once:
 * `source` ends with an order, which keeps the two apart.
 */
const write = async (
  db: Executor,
  cells: readonly Cell[],
  source: RawBuilder<unknown>,
  first = sql``,
): Promise<string> => {
  const name = (at: number) => sql.id(`celula_${at}`)
  const named = cells.map(({ text }, at) => sql`${text} as ${name(at)}`)
  const written = cells.map(({ free }, at) => sql`coalesce(${free ? quoted(name(at)) : name(at)}, '')`)
  const { rows } = await sql<{ linhas: string | null }>`
    select string_agg(${sql.join(written, sql` || ';' || `)}, e'\\r\\n') || e'\\r\\n' as linhas
      from (select ${sql.join(named)} ${source}) as linha ${first}`.execute(db)
  return rows[0]?.linhas ?? ''
}

/** The line over the columns. */
export const writeCsvHead = (db: Executor, columns: readonly CsvColumn[]): Promise<string> =>
  write(
    db,
    columns.map(({ label }) => ({ text: sql`${label}::text`, free: true })),
    sql`order by 1`,
  )

/** What the lines of an export say, and in which time zone. */
export type Csv = { columns: readonly CsvColumn[]; zone: string }

/** Cells of one step of an export, as many as memory holds at a time, and its lines, however narrow they are. */
const CELLS = 50_000
const LINES = 5000

/** The records that people chose, as a part of the `where`; all of them unless they chose. */
export const ofChosen = ({ ids, menos }: Recorte, id: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const chosen = ids ? sql`${id} = any (${ids}::bigint[])` : sql`true`
  return menos && menos.length > 0 ? sql`${chosen} and ${id} <> all (${menos}::bigint[])` : sql`${chosen}`
}

/** Which records an export holds, in its order: their keys, in lists for a step each, and how many they are. */
export type CsvKeys = { steps: readonly string[]; count: number }

/**
 * Reads the keys that `query` gives: once, so that no record is told twice while the export runs. The lists stay as
 * PostgreSQL writes arrays: a hundred thousand numbers are not parsed only to be written again.
 */
export const readCsvKeys = async (
  db: Executor,
  { columns }: Csv,
  query: RawBuilder<unknown>,
): Promise<CsvKeys> => {
  const lines = Math.min(LINES, Math.ceil(CELLS / columns.length))
  const { rows } = await sql<{ step: string; count: number }>`
    with lista as materialized (select array(${query}) as chaves)
    select (chaves[inicio : inicio + ${sql.lit(lines - 1)}])::text as step, cardinality(chaves) as count
      from lista cross join generate_series(1, cardinality(chaves), ${sql.lit(lines)}) as inicio
     order by inicio`.execute(db)
  return { steps: rows.map(({ step }) => step), count: rows[0]?.count ?? 0 }
}

/**
 * The lines of the records that `source` finds (from, where, and the order, which keeps cells and lines apart). The
 * database writes them: one text of a thousand lines costs the driver less than a thousand rows, and nothing is parsed
 * only to be written again. Days and instants are as PostgreSQL writes them by the settings, which stand for this one
 * statement: a condition without columns is looked at before the first row is. So it must not be part of a transaction.
 */
export const writeCsvLines = (
  db: Database['db'],
  { columns, zone }: Csv,
  source: RawBuilder<unknown>,
): Promise<string> =>
  write(
    db,
    columns.map(cellOf),
    source,
    sql`where (select set_config('datestyle', 'SQL, DMY', true) || set_config('timezone', ${zone}, true)) is not null`,
  )
