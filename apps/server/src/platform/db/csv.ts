import type { Recorte } from '@app/contract/casca/paging'
import type { Format } from '@app/contract/casca/register'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database, Executor } from './connect.ts'

/**
 * How cells are written: as on screen, as the key of a fiscal document, or as one of the words that the schema lists.
 */
type CsvFormat = Format | 'chave' | 'word'

/** A column of an export: its heading and the source of its cells. */
export type CsvColumn = { label: string; format: CsvFormat; value: RawBuilder<unknown> }

export const csvColumn = (
  label: string,
  value: RawBuilder<unknown>,
  format: CsvFormat = 'text',
): CsvColumn => ({ label, format, value })

/** A column whose few values have words. */
export const wordColumn = (
  label: string,
  value: RawBuilder<unknown>,
  words: Readonly<Record<string, string>>,
): CsvColumn => {
  const cases = Object.entries(words).map(([one, text]) => sql`when ${one} then ${text}`)
  return csvColumn(label, sql`case ${value} ${sql.join(cases, sql` `)} end`, 'word')
}

/** The text of a cell. `free`: it may hold anything, so it is neutralised and quoted. */
type Cell = { text: RawBuilder<unknown>; free: boolean }

const piece = (value: RawBuilder<unknown>, from: number, length: number) =>
  sql`substr(${value}, ${sql.lit(from)}, ${sql.lit(length)})`

/** A CPF has only digits; a CNPJ may have letters. */
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

/** As on screen: area code, then the number in two parts. */
const phone = (value: RawBuilder<unknown>) =>
  sql`case when ${value} ~ '^[0-9]{10,11}$'
        then '(' || ${piece(value, 1, 2)} || ') ' || substr(${value}, 3, length(${value}) - 6) || '-' || right(${value}, 4)
        else ${value} end`

/**
 * Blanks turn the 44 digits into text, because a spreadsheet would keep only fifteen of them; the DANFE prints them so
 * too.
 */
const chave = (value: RawBuilder<unknown>) => {
  const blocks = Array.from({ length: 11 }, (_, at) => piece(value, at * 4 + 1, 4))
  return sql`concat_ws(' ', ${sql.join(blocks)})`
}

/** The casts refuse a column whose format does not match its type, so that no text can pass for a number. */
const cellOf = ({ value, format }: CsvColumn): Cell => {
  switch (format) {
    case 'integer':
      return { text: sql`${value}::bigint::text`, free: false }
    case 'quantity':
      // With a decimal comma and no thousands separators, a spreadsheet reads it as a number.
      return { text: sql`replace(trim_scale(${value}::numeric)::text, '.', ',')`, free: false }
    case 'money':
      return { text: sql`replace(round(${value}::numeric, 2)::text, '.', ',')`, free: false }
    case 'yesNo':
      return { text: sql`case when ${value} then 'Sim' when not ${value} then 'Não' end`, free: false }
    case 'day':
      return { text: sql`${value}::date::text`, free: false }
    case 'instant':
      // left() cuts off the seconds; to_char would take twice as long.
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

/** Invisible characters at the beginning of a text: controls, blanks, format characters and the like of Unicode. */
const NEVER_SEEN =
  '\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u115f\\u1160\\u1680' +
  '\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0' +
  '\\ufff0-\\ufffb\\U000110bd\\U000110cd\\U00013430-\\U0001343f\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a' +
  '\\U000e0000-\\U000e0fff'

/** A line end or tab, or a sign (also full-width or small) after invisible characters only. */
const FORMULA = `^(?:[\\t\\r\\n]|[${NEVER_SEEN}]*[-=+@＝＋－＠﹦﹢﹣﹫])`

/**
 * Whether a cell begins a formula in a spreadsheet, or hides one (OWASP, CSV injection). Most texts begin with a letter
 * or digit, so those skip the regular expression.
 */
const isFormula = (cell: RawBuilder<unknown>) => sql`(
  ascii(${cell}) not between 65 and 126 and ascii(${cell}) not between 46 and 57
  and ascii(${cell}) not between 192 and 767 and ${cell} ~ ${sql.lit(FORMULA)})`

/**
 * Several `like` cost less than one regular expression. A comma or a tab is no separator here, but it is in a
 * spreadsheet of another country.
 */
const quoted = (cell: RawBuilder<unknown>) => sql`case
  when ${cell} like any (array['%;%', '%"%', '%,%', e'%\\t%', e'%\\n%', e'%\\r%'])
    then case when ${isFormula(cell)} then '"''' else '"' end || replace(${cell}, '"', '""') || '"'
  when ${isFormula(cell)} then '''' || ${cell}
  else ${cell} end`

/**
 * The lines of the rows that `source` gives, as one text. Each cell gets a name before it is quoted, so that it is
 * computed once; the order at the end of `source` keeps the database from merging the two steps.
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

/** The heading line. */
export const writeCsvHead = (db: Executor, columns: readonly CsvColumn[]): Promise<string> =>
  write(
    db,
    columns.map(({ label }) => ({ text: sql`${label}::text`, free: true })),
    sql`order by 1`,
  )

/** The columns of an export, and the time zone of its instants. */
export type Csv = { columns: readonly CsvColumn[]; zone: string }

/**
 * Cells of one step of an export, as many as memory may hold at a time, and the most lines of a step with few columns.
 */
const CELLS = 50_000
const LINES = 5000

/** The records that people chose, as a part of the `where`; all of them when nobody chose. */
export const ofChosen = ({ ids, menos }: Recorte, id: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const chosen = ids ? sql`${id} = any (${ids}::bigint[])` : sql`true`
  return menos && menos.length > 0 ? sql`${chosen} and ${id} <> all (${menos}::bigint[])` : sql`${chosen}`
}

/** The records of an export in its order: their keys in one list per step, and their count. */
export type CsvKeys = { steps: readonly string[]; count: number }

/**
 * Reads the keys that `query` gives. It reads them once, so that no record appears twice while the export runs. The
 * lists stay in PostgreSQL's array form, because a hundred thousand numbers need not be parsed and written again.
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
 * The lines of the records that `source` finds (from, where, and the order that keeps cells and lines apart). The
 * database writes them, because the driver reads one text of a thousand lines faster than a thousand rows. Days and
 * instants follow the settings, which apply to this one statement only: PostgreSQL evaluates a condition without
 * columns before the first row. So it must not be part of a transaction.
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
