import type { Register } from '@app/contract/casca/register'
import { z } from 'zod'

/** The kind of each field of a schema, by its path: 'cliente.nomeFantasia'. */
export type Kind = 'text' | 'number' | 'boolean' | 'other'

const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema

const kindOf = (schema: z.ZodType): Kind => {
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return 'text'
  if (schema instanceof z.ZodNumber) return 'number'
  return schema instanceof z.ZodBoolean ? 'boolean' : 'other'
}

/** The leaves of a schema; `_links` and the like are not fields. */
const pathsOf = (schema: z.ZodObject, prefix = ''): [string, Kind][] =>
  Object.entries(schema.shape).flatMap(([key, value]): [string, Kind][] => {
    if (key.startsWith('_')) return []
    const inner = unwrap(value as z.ZodType)
    return inner instanceof z.ZodObject
      ? pathsOf(inner, `${prefix}${key}.`)
      : [[`${prefix}${key}`, kindOf(inner)]]
  })

/** A definition with the paths of its fields, which are read from its schemas once. */
export type Prepared = Register & {
  fields: ReadonlyMap<string, Kind>
  writable: ReadonlySet<string>
  /** References that a record may lack; they are then null and not an empty object. */
  absent: readonly string[]
}

const absentOf = ({ shape }: z.ZodObject): string[] =>
  Object.entries(shape).flatMap(([key, value]) =>
    value instanceof z.ZodNullable && unwrap(value as z.ZodType) instanceof z.ZodObject ? [key] : [],
  )

/** A definition ready for use; call it once, where the routes are declared. */
export const prepare = (register: Register): Prepared => ({
  ...register,
  fields: new Map(pathsOf(register.record)),
  writable: new Set(pathsOf(register.input).map(([path]) => path)),
  absent: absentOf(register.record),
})

/** 'cliente.nomeFantasia' → cliente_nome_fantasia. Only definitions give names to the database. */
export const columnOf = (path: string): string =>
  path === 'status'
    ? 'ativo'
    : path.replaceAll(/[.A-Z]/g, (char) => (char === '.' ? '_' : `_${char.toLowerCase()}`))

export type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** `{ cliente: { id: 3 } }` → `{ 'cliente.id': 3 }`; an absent field stays absent. */
export const flatten = (values: Values, prefix = ''): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      if (value === undefined) return []
      return isValues(value)
        ? Object.entries(flatten(value, `${prefix}${key}.`))
        : [[`${prefix}${key}`, value]]
    }),
  )

/** The reverse; instants get their wire form. */
export const nest = (flat: Values, absent: readonly string[] = []): Values => {
  const record: Values = {}
  for (const [path, value] of Object.entries(flat)) {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    let at = record
    for (const step of steps) {
      const inner = (at[step] ??= {})
      if (isValues(inner)) at = inner
    }
    at[last] = value instanceof Date ? value.toISOString() : value
  }
  for (const key of absent) if (flat[`${key}.id`] === null) record[key] = null
  return record
}
