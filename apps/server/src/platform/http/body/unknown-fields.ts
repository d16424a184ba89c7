import { fieldNameOf, type ErrorMessage } from '@app/contract/casca/errors'
import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import { fieldMessage } from '../errors.ts'

type Side = 'in' | 'out'
type Path = readonly (string | number)[]

const wrappedIn = (schema: z.core.$ZodType, side: Side): readonly z.core.$ZodType[] | undefined => {
  if (schema instanceof z.ZodUnion) return schema.options
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right]
  if (schema instanceof z.ZodLazy) return [schema.def.getter()]
  if (schema instanceof z.ZodPipe) {
    const { in: taken, out: given } = schema.def
    return [side === 'out' || taken instanceof z.ZodTransform ? given : taken]
  }
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType }
  return innerType && [innerType]
}

const leaves: Record<Side, WeakMap<z.core.$ZodType, z.core.$ZodType[]>> = {
  in: new WeakMap(),
  out: new WeakMap(),
}

/** The schemas below what wraps them: the options of a union, what may be absent, one side of a pipe. */
const leavesOf = (schema: z.core.$ZodType, side: Side): z.core.$ZodType[] => {
  const known = leaves[side].get(schema)
  if (known) return known
  const found = wrappedIn(schema, side)?.flatMap((each) => leavesOf(each, side)) ?? [schema]
  leaves[side].set(schema, found)
  return found
}

const isObject = (schema: z.core.$ZodType): schema is z.ZodObject => schema instanceof z.ZodObject
/** Takes any field, or is of a kind whose fields the schema itself judges. */
const isOpen = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodUnknown ||
  schema instanceof z.ZodAny ||
  schema instanceof z.ZodRecord ||
  (isObject(schema) && schema.def.catchall !== undefined && !isStrict(schema))
/** Refuses unknown fields itself, also those of its own answer. */
const isStrict = ({ def }: z.ZodObject): boolean => def.catchall instanceof z.ZodNever

const below = (schemas: readonly z.core.$ZodType[], name: string, side: Side): z.core.$ZodType[] =>
  schemas.filter(isObject).flatMap(({ shape }) => {
    const field: z.core.$ZodType | undefined = Object.hasOwn(shape, name) ? shape[name] : undefined
    return field ? leavesOf(field, side) : []
  })

const itemsOf = (schemas: readonly z.core.$ZodType[], side: Side): z.core.$ZodType[] =>
  schemas.flatMap((schema) => (schema instanceof z.ZodArray ? leavesOf(schema.element, side) : []))

/** What every answer may carry beside its record. */
const BESIDE = new Set(['_links', 'messages'])

/** `{ id }` or `{ id, versao }` names a record, and those who choose one send it whole. */
const isReference = ({ shape }: z.ZodObject): boolean =>
  'id' in shape && Object.keys(shape).every((name) => name === 'id' || name === 'versao')

type Known = { taken: z.core.$ZodType[]; answered: z.core.$ZodType[] }

const walk = (value: unknown, { taken, answered }: Known, path: Path, found: Path[]): void => {
  if (typeof value !== 'object' || value === null || taken.some(isOpen)) return
  if (Array.isArray(value)) {
    const items = { taken: itemsOf(taken, 'in'), answered: itemsOf(answered, 'out') }
    for (const [at, item] of value.entries()) walk(item, items, [...path, at], found)
    return
  }
  const objects = taken.filter(isObject)
  if (objects.length === 0) return
  const judged = objects.some(isStrict) || (path.length > 0 && objects.some(isReference))
  for (const [name, part] of Object.entries(value)) {
    const fields = below(objects, name, 'in')
    const readOnly = below(answered, name, 'out')
    if (fields.length > 0) walk(part, { taken: fields, answered: readOnly }, [...path, name], found)
    else if (!judged && readOnly.length === 0 && !BESIDE.has(name)) found.push([...path, name])
  }
}

/**
 * The fields of a body that no schema of its call knows. Those that its answer has are known: a program that changes a
 * record sends back what it read, and what only the server writes is ignored.
 */
export const unknownFieldsOf = (schema: RouteOptions['schema']): ((body: unknown) => ErrorMessage[]) => {
  const body: unknown = schema?.body
  const answers: unknown[] = [schema?.answer, ...Object.values(schema?.response ?? {})]
  // Programs that speak OAuth may send more than a server knows, which it has to ignore (RFC 6749, 3.2).
  const isForm = schema?.consumes?.includes('application/x-www-form-urlencoded')
  if (!(body instanceof z.ZodType) || isForm) return () => []
  const known: Known = {
    taken: leavesOf(body, 'in'),
    answered: answers.flatMap((each) => (each instanceof z.ZodType ? leavesOf(each, 'out') : [])),
  }
  return (value) => {
    const found: Path[] = []
    walk(value, known, [], found)
    return found.map((path) => fieldMessage(fieldNameOf(path), 'CAMPO_DESCONHECIDO'))
  }
}
