import type { Direction, Recorte } from '@app/contract/casca/paging'
import type { Format, Option } from '@app/contract/casca/register'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  type Csv,
  type CsvColumn,
  type CsvKeys,
  csvColumn,
  ofChosen,
  readCsvKeys,
  writeCsvLines,
} from '../platform/db/csv.ts'
import { ofCompany, ofPosto, type Database, type Executor } from '../platform/db/index.ts'
import { beginning, containing } from '../platform/db/like.ts'
import type { Scope } from '../platform/scope.ts'
import { columnOf, type Kind, type Prepared, type Values } from './fields.ts'

/** A filter after reading and checking; its fields come from the definition. */
export type Condition =
  | { kind: 'contains' | 'begins'; fields: readonly string[]; text: string }
  | { kind: 'equals'; fields: readonly string[]; value: string | number | boolean }
  /** The field contains the value, or the record fits all of them. */
  | { kind: 'holds'; fields: readonly string[]; value: number | string }
  /** An end of a period: 'below' leaves its value out. */
  | { kind: 'least' | 'most' | 'below'; fields: readonly [string]; value: Date | string }
  /** The part that people chose. */
  | { kind: 'chosen'; recorte: Recorte }

export type Order = { field: string; direction: Direction }

const column = (path: string): RawBuilder<unknown> => sql.id(columnOf(path))

/** The wire value of a field. */
const valueOf = (path: string): RawBuilder<unknown> =>
  path === 'status' ? sql`case when ativo then 'ATIVO' else 'INATIVO' end` : column(path)

const shown = (path: string): RawBuilder<unknown> => sql`${valueOf(path)} as ${sql.id(path)}`

const stored = (path: string, value: unknown): unknown => (path === 'status' ? value === 'ATIVO' : value)

const sourceOf = ({ source, table }: Prepared) => sql.table(source ?? table)

/** Registers of the installation have no company: only staff may see them, or the whole network. */
const visible = ({ company, posto, outroPosto, network }: Prepared, scope: Scope): Expression<SqlBool> => {
  if (posto !== undefined && outroPosto !== undefined)
    return sql<SqlBool>`(${ofPosto(scope, posto)} or ${ofPosto(scope, outroPosto)})`
  if (posto !== undefined) return ofPosto(scope, posto)
  if (company !== null) return ofCompany(scope, company)
  if (network === 'private')
    return sql<SqlBool>`(${ofPosto(scope)} or (${lookedUp(scope)} and posto_id is null))`
  const all = scope.tipo === 'tudo' || (network !== undefined && scope.tipo === 'posto')
  return all ? sql<SqlBool>`true` : sql<SqlBool>`false`
}

/** People who fill an order look up the installation's registers: staff and the people of a service point. */
const lookedUp = ({ tipo }: Scope): Expression<SqlBool> =>
  tipo === 'tudo' || tipo === 'posto' ? sql<SqlBool>`true` : sql<SqlBool>`false`

/** Several fields are searched as one text, in the same expression as the trigram indexes. */
const joined = (fields: readonly string[]) => sql.join(fields.map(column), sql` || ' ' || `)

const matches = (condition: Condition): RawBuilder<SqlBool> => {
  switch (condition.kind) {
    case 'contains':
      return sql`sem_acento(${joined(condition.fields)}) like sem_acento(${containing(condition.text)})`
    case 'begins': {
      const pattern = beginning(condition.text.toUpperCase())
      const each = condition.fields.map((field) => sql`upper(${column(field)}) like ${pattern}`)
      return sql`(${sql.join(each, sql` or `)})`
    }
    case 'holds': {
      const { value } = condition
      const each = condition.fields.map(
        (field) => sql`${column(field)} is null or ${value} = any (${column(field)})`,
      )
      return sql`(${sql.join(each, sql` or `)})`
    }
    case 'least':
      return sql`${column(condition.fields[0])} >= ${condition.value}`
    case 'most':
      return sql`${column(condition.fields[0])} <= ${condition.value}`
    case 'below':
      return sql`${column(condition.fields[0])} < ${condition.value}`
    case 'chosen':
      return ofChosen(condition.recorte, sql`id`)
    case 'equals': {
      const { value } = condition
      return sql`(${sql.join(
        condition.fields.map((field) => sql`${column(field)} = ${value}`),
        sql` or `,
      )})`
    }
  }
}

const where = (register: Prepared, scope: Scope, conditions: readonly Condition[]) =>
  sql.join([visible(register, scope), ...conditions.map(matches)], sql` and `)

/** The records that come first, only in the default order. */
const ahead = ({ first, sorts, view }: Prepared, { field, direction }: Order) => {
  const [by = '', way] = view.sort.split(',')
  return first && field === sorts[by] && direction === way
    ? sql`${column(first.field)} = ${first.value} desc, `
    : sql``
}

/** Texts are sorted by the Portuguese alphabet, whatever the database's own order; equal values are ordered by id. */
const orderBy = (register: Prepared, order: Order) => {
  const { fields } = register
  const { field, direction } = order
  const collation = fields.get(field) === 'text' ? sql` collate "pt-BR-x-icu"` : sql``
  const way = sql.raw(direction)
  return sql`${ahead(register, order)}${column(field)}${collation} ${way}, id ${way}`
}

const columns = (register: Prepared) => sql.join([...register.fields.keys()].map(shown))

export const countRows = async (
  db: Executor,
  scope: Scope,
  register: Prepared,
  conditions: readonly Condition[],
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sourceOf(register)} where ${where(register, scope, conditions)}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** The first records that a look-up finds, in the register's order. */
export const lookUpRows = async (
  db: Executor,
  scope: Scope,
  register: Prepared,
  conditions: readonly Condition[],
  { limit, ...order }: Order & { limit: number },
): Promise<Values[]> => {
  const { rows } = await sql<Values>`
    select ${columns(register)} from ${sourceOf(register)}
     where ${sql.join([lookedUp(scope), ...conditions.map(matches)], sql` and `)}
     order by ${orderBy(register, order)} limit ${limit}`.execute(db)
  return rows
}

type Window = Order & { limit: number; offset: number }

export const pageRows = async (
  db: Executor,
  scope: Scope,
  register: Prepared,
  conditions: readonly Condition[],
  { limit, offset, ...order }: Window,
): Promise<Values[]> => {
  const { rows } = await sql<Values>`
    select ${columns(register)} from ${sourceOf(register)}
     where ${where(register, scope, conditions)}
     order by ${orderBy(register, order)} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** The type of a field overrides the format that its column declares. */
const formatOf = (kind: Kind, format: Format): Format => {
  if (kind === 'boolean') return 'yesNo'
  return kind === 'number' && format === 'text' ? 'quantity' : format
}

/** How a column of an export is headed, and what its cells say. */
export type Words = {
  label: string
  format?: Format | undefined
  options?: readonly Option[] | undefined
}

/** People read the words of an option, as on the screen. */
const inWords = (value: RawBuilder<unknown>, options: readonly Option[]) =>
  sql`case ${value} ${sql.join(
    options.map((option) => sql`when ${option.value} then ${option.label}`),
    sql` `,
  )} else ${value} end`

/** Every field of the record may be a column of an export; those in the definition have its labels. */
export const csvColumns = (
  { fields }: Prepared,
  words: ReadonlyMap<string, Words>,
): ReadonlyMap<string, CsvColumn> =>
  new Map(
    [...fields].map(([path, kind]) => {
      const { label = path, format = 'text', options = [] } = words.get(path) ?? {}
      const value = valueOf(path)
      return kind === 'text' && options.length > 0
        ? [path, csvColumn(label, inWords(value, options))]
        : [path, csvColumn(label, value, formatOf(kind, format))]
    }),
  )

/** Ids that a filter finds. */
export const listIds = async (
  db: Executor,
  scope: Scope,
  register: Prepared,
  conditions: readonly Condition[],
  { limit, ...order }: Order & { limit: number },
): Promise<number[]> => {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select id from ${sourceOf(register)} where ${where(register, scope, conditions)}
                  order by ${orderBy(register, order)} limit ${limit}) as ids`.execute(db)
  return rows[0]?.ids ?? []
}

/** The rows of an export, in its order. */
export const listKeys = (
  db: Executor,
  scope: Scope,
  register: Prepared,
  conditions: readonly Condition[],
  { limit, offset, ...order }: Window,
  csv: Csv,
): Promise<CsvKeys> =>
  readCsvKeys(
    db,
    csv,
    sql`select id from ${sourceOf(register)} where ${where(register, scope, conditions)}
         order by ${orderBy(register, order)} limit ${limit} offset ${offset}`,
  )

/** The lines of an export's next step: the rows of these ids. */
export const writeLines = (
  db: Database['db'],
  scope: Scope,
  register: Prepared,
  order: Order,
  csv: Csv,
  ids: string,
): Promise<string> =>
  writeCsvLines(
    db,
    csv,
    sql`from ${sourceOf(register)} where id = any (${ids}::bigint[]) and ${visible(register, scope)}
       order by ${orderBy(register, order)}`,
  )

export const findRow = async (
  db: Executor,
  scope: Scope,
  register: Prepared,
  id: number,
): Promise<Values | undefined> => {
  const { rows } = await sql<Values>`
    select ${columns(register)} from ${sourceOf(register)}
     where id = ${id} and ${visible(register, scope)}`.execute(db)
  return rows[0]
}

/**
 * Locked until the end of the transaction; it is read after locking, so that a change by the previous holder is seen.
 */
export const lockRow = async (
  db: Executor,
  scope: Scope,
  register: Prepared,
  id: number,
): Promise<Values | undefined> => {
  await sql`select 1 from ${sql.table(register.table)}
             where id = ${id} and ${visible(register, scope)} for update`.execute(db)
  return findRow(db, scope, register, id)
}

/** The service point that created a row; null is the manufacturer. */
export const findCreator = async (db: Executor, { table }: Prepared, id: number): Promise<number | null> => {
  const { rows } = await sql<{ posto_id: number | null }>`
    select posto_id from ${sql.table(table)} where id = ${id}`.execute(db)
  return rows[0]?.posto_id ?? null
}

export const insertRow = async (db: Executor, register: Prepared, values: Values): Promise<number> => {
  const entries = Object.entries(values)
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(register.table)} (${sql.join(entries.map(([path]) => column(path)))})
    values (${sql.join(entries.map(([path, value]) => sql`${stored(path, value)}`))})
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** Active records of the installation with these names, by any field of their look-up: for cells of spreadsheets. */
export const listCalled = async (
  db: Executor,
  scope: Scope,
  register: Prepared,
  fields: readonly string[],
  names: readonly string[],
): Promise<{ nome: string; id: number }[]> => {
  const each = fields.map((field) => sql`sem_acento(${column(field)}) = sem_acento(chamado.texto)`)
  const { rows } = await sql<{ nome: string; id: number }>`
    select chamado.texto as nome, registro.id
      from unnest(${[...names]}::text[]) as chamado (texto)
      join ${sourceOf(register)} as registro on (${sql.join(each, sql` or `)})
     where ativo and ${lookedUp(scope)}`.execute(db)
  return rows
}

/** Which of the keys (JSON lists of field values) exist in the register. */
export const listTaken = async (
  db: Executor,
  { table, fields: kinds }: Prepared,
  { fields, semAcento }: { fields: readonly string[]; semAcento: boolean },
  keys: readonly string[],
): Promise<string[]> => {
  const held = (path: string) => (semAcento ? sql`sem_acento(${column(path)})` : column(path))
  const typed = (path: string) => (kinds.get(path) === 'number' ? sql`bigint` : sql`text`)
  const each = fields.map((path, at) => sql`(chave.valor ->> ${sql.lit(at)})::${typed(path)}`)
  const { rows } = await sql<{ chave: string }>`
    select chave.texto as chave
      from (select texto, texto::jsonb as valor from unnest(${[...keys]}::text[]) texto) chave
      join ${sql.table(table)} on (${sql.join(fields.map(held))}) = (${sql.join(each)})`.execute(db)
  return rows.map(({ chave }) => chave)
}

export const updateRow = async (
  db: Executor,
  register: Prepared,
  id: number,
  values: Values,
): Promise<void> => {
  const changes = Object.entries(values).map(([path, value]) => sql`${column(path)} = ${stored(path, value)}`)
  await sql`update ${sql.table(register.table)}
               set ${sql.join([...changes, sql`versao = versao + 1`])} where id = ${id}`.execute(db)
}

type Link = { table: string; own: string; other: string }

/** Replaces the linked records with these. */
export const replaceLinks = async (
  db: Executor,
  { table, own, other }: Link,
  id: number,
  ids: readonly number[],
): Promise<void> => {
  await sql`delete from ${sql.table(table)} where ${sql.id(own)} = ${id} and ${sql.id(other)} <> all (${[...ids]})`.execute(
    db,
  )
  await sql`insert into ${sql.table(table)} (${sql.id(own)}, ${sql.id(other)})
            select ${id}::bigint, outro from unnest(${[...ids]}::bigint[]) outro on conflict do nothing`.execute(
    db,
  )
}

export const deleteRow = async (db: Executor, register: Prepared, id: number): Promise<void> => {
  await sql`delete from ${sql.table(register.table)} where id = ${id}`.execute(db)
}
