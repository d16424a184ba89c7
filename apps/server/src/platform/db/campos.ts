import { namesOf, type Campo, type Campos, type LinhaDe, type NomeDe } from '@app/contract/casca/campos'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { csvColumn, wordColumn, type CsvColumn } from './csv.ts'
import type { DB } from './types.gen.ts'

type SnakeOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeOf<Rest>}`
  : ''
type ColumnOf<Name extends string, C> = C extends { column: infer Column extends string }
  ? Column
  : SnakeOf<Name>

type Holds<Row, Column extends string, Value> = Column extends keyof Row
  ? [Value] extends [Row[Column]]
    ? null extends Row[Column]
      ? null extends Value
        ? unknown
        : `${Column} may be null`
      : unknown
    : `${Column} is of another type`
  : `there is no column ${Column}`

/** Refuses to compile when a field is not a column of the table or has another type. */
export type CamposOf<Table extends keyof DB, M extends Campos> = {
  [N in NomeDe<M>]: Holds<Selectable<DB[Table]>, ColumnOf<N, M[N]>, LinhaDe<M>[N]>
}

const columnOf = (name: string, { column }: Campo): string =>
  column ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const columnsOf = (campos: Campos): string[] =>
  Object.entries(campos).map(([name, campo]) => columnOf(name, campo))

/** `nota.valor_total as "valorTotal", …`: built once, where the statement is written. */
export const selectOf = <Table extends keyof DB, M extends Campos>(
  table: Table,
  campos: M & CamposOf<Table, M>,
): RawBuilder<LinhaDe<M>> =>
  sql.raw(
    Object.entries<Campo>(campos)
      .map(([name, campo]) => `${table}.${columnOf(name, campo)} as "${name}"`)
      .join(', '),
  )

/** The columns of an insert, in the order of `valuesOf`. */
export const insertOf = (campos: Campos): RawBuilder<unknown> => sql.raw(columnsOf(campos).join(', '))

/** The values of an insert. */
export const valuesOf = <M extends Campos>(campos: M, row: LinhaDe<M>): RawBuilder<unknown> =>
  sql.join(namesOf(campos).map((name) => row[name]))

/** `valor_total = $1, …`: what an update writes. */
export const setOf = <M extends Campos>(campos: M, row: LinhaDe<M>): RawBuilder<unknown> => {
  const columns = columnsOf(campos)
  return sql.join(namesOf(campos).map((name, at) => sql`${sql.raw(columns[at] ?? '')} = ${row[name]}`))
}

/** The same as an object, for the query builder: `{ valor_total: 12.5, … }`. */
export const rowOf = <M extends Campos>(
  campos: M,
  row: LinhaDe<M>,
): { [N in NomeDe<M> as ColumnOf<N, M[N]>]: LinhaDe<M>[N] } => {
  const columns = columnsOf(campos)
  const entries = namesOf(campos).map((name, at) => [columns[at] ?? '', row[name]])
  return Object.fromEntries(entries) as ReturnType<typeof rowOf<M>>
}

const csvOf = ({ label, ...campo }: Campo, value: RawBuilder<unknown>): CsvColumn => {
  switch (campo.type) {
    case 'switch':
      return csvColumn(label, value, 'yesNo')
    case 'instant':
    case 'day':
      return csvColumn(label, value, campo.type)
    case 'number':
      return csvColumn(label, value, campo.format)
    case 'option':
      return wordColumn(label, value, Object.fromEntries(campo.options.map((one) => [one.value, one.label])))
    case 'texts':
      return csvColumn(label, sql`array_to_string(${value}, ', ')`)
    case 'text':
    case 'area':
      return csvColumn(label, value)
  }
}

/** The columns of an export, by the names of the fields. */
export const csvColumnsOf = <Table extends keyof DB, M extends Campos>(
  table: Table,
  campos: M & CamposOf<Table, M>,
): [string, CsvColumn][] =>
  Object.entries<Campo>(campos).map(([name, campo]) => [
    name,
    csvOf(campo, sql.ref(`${table}.${columnOf(name, campo)}`)),
  ])
