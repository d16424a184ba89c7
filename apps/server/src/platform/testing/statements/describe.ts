import pg from 'pg'
import { kindOf } from './shape.ts'

/** A column as the server says, before anything is run, that it will answer it. */
export type Column = {
  name: string
  kind: string
  element?: string
  /** Null in the table or by an outer join; of what is reckoned nothing is known. */
  nullable: boolean
}

type Oid = Parameters<pg.ClientBase['getTypeParser']>[0]
type Field = { name: string; dataTypeID: Oid; tableID: number; columnID: number }
type Description = Field[] | Error

/** Parse and Describe of the protocol, as the driver asks them before it runs a statement. */
const ask = (client: pg.ClientBase, text: string): Promise<Description> =>
  new Promise((resolve) => {
    let answer: Description = []
    client.query({
      submit: (connection: pg.Connection) => {
        connection.parse({ name: '', text, types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription: ({ fields }: { fields: Field[] }) => {
        answer = fields
      },
      handleError: (error: Error) => resolve(error),
      handleReadyForQuery: () => resolve(answer),
    } as pg.Submittable)
  })

/** One value of each sort of type as the server writes it. */
const SAMPLES = `case when typname in ('json', 'jsonb') then '{}' when typname = 'bytea' then '\\x00'
  when typcategory = 'B' then 't' when typcategory = 'N' then '1' when typcategory = 'A' then '{}'
  when typname like 'timestamp%' then '2026-01-31 12:00:00+00' when typname = 'date' then '2026-01-31' else 'a' end`

/** What the driver makes of each type, by what its parsers make of a sample. */
const readKinds = async (client: pg.ClientBase): Promise<Map<Oid, { kind: string; element?: string }>> => {
  const { rows } = await client.query<{
    oid: Oid
    elemento: Oid
    amostra: string
  }>(
    `select oid::int, case typcategory when 'A' then typelem::int else 0 end as elemento, ${SAMPLES} as amostra from pg_type`,
  )
  const kinds = new Map(
    rows.map(({ oid, amostra }) => [oid, kindOf(client.getTypeParser(oid, 'text')(amostra))]),
  )
  return new Map(
    rows.map(({ oid, elemento }) => {
      const element = kinds.get(elemento)
      return [oid, { kind: kinds.get(oid) ?? 'string', ...(element && { element }) }]
    }),
  )
}

type Origin = { table: string; column: string; nullable: boolean }

const readOrigins = async (client: pg.ClientBase): Promise<Map<string, Origin>> => {
  const { rows } = await client.query<Origin & { key: string }>(
    `select attrelid || '.' || attnum as key, relname as table, attname as column,
            relkind = 'r' and not attnotnull as nullable
       from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind in ('r', 'v') and attnum > 0`,
  )
  return new Map(rows.map(({ key, ...origin }) => [key, origin]))
}

/** A column's own null is kept out by a condition of the statement; an outer join brings one of its own. */
const mayBeNull = (text: string, { table, column, nullable }: Origin): boolean =>
  (nullable && !new RegExp(`\\b${column}"? is not null`).test(text)) ||
  new RegExp(`left join "?${table}\\b`).test(text)

/** Asks the server what it would answer to statements; an error is one that it refuses. */
export const createDescriber = async (client: pg.ClientBase) => {
  const kinds = await readKinds(client)
  const origins = await readOrigins(client)
  return async (text: string): Promise<Column[] | Error> => {
    const answer = await ask(client, text)
    if (answer instanceof Error) return answer
    return answer.map(({ name, dataTypeID, tableID, columnID }) => {
      const origin = origins.get(`${tableID}.${columnID}`)
      const kind = kinds.get(dataTypeID) ?? { kind: 'string' }
      return { name, ...kind, nullable: origin !== undefined && mayBeNull(text, origin) }
    })
  }
}
