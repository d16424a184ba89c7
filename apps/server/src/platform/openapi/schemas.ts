import { z } from 'zod'

export type Json = { [name: string]: unknown }
type Io = 'input' | 'output'

const COMPONENTS = '#/components/schemas/'

const convert = (schema: z.ZodType, io: Io): Json =>
  z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any', cycles: 'ref' }) as Json

const idOf = (schema: z.ZodType): string | undefined => z.globalRegistry.get(schema)?.id

/** Named schemas as components: one when the request and the answer have the same shape, two when they differ. */
export const createComponents = () => {
  const own: Record<Io, Map<string, Json>> = { input: new Map(), output: new Map() }

  // Two schemas of one name would describe the one by the other.
  const keep = (io: Io, id: string, json: Json): void => {
    const known = own[io].get(id)
    if (known && JSON.stringify(known) !== JSON.stringify(json))
      throw new Error(`Two schemas are called ${id}`)
    own[io].set(id, json)
  }

  // A named schema inside another is a $def of the outer one; its definition is the same everywhere.
  const collect = (schema: z.ZodType, io: Io): Json => {
    const { $defs, $schema: _, id, ...rest } = convert(schema, io) as Json & { $defs?: Record<string, Json> }
    for (const [inner, { id: _id, ...definition }] of Object.entries($defs ?? {})) keep(io, inner, definition)
    if (typeof id === 'string') keep(io, id, rest)
    return rest
  }

  const differing = (): Set<string> => {
    const text = (io: Io, name: string) => JSON.stringify(own[io].get(name))
    const names = [...own.input.keys()].filter((name) => own.output.has(name))
    const differ = new Set(names.filter((name) => text('input', name) !== text('output', name)))
    const refersTo = (name: string) =>
      [...differ].some((other) => text('input', name).includes(`/$defs/${other}"`))
    for (let before = -1; before !== differ.size;) {
      before = differ.size
      for (const name of names) if (!differ.has(name) && refersTo(name)) differ.add(name)
    }
    return differ
  }

  const nameOf = (id: string, io: Io, differ: Set<string>) =>
    io === 'input' && differ.has(id) ? `${id}Envio` : id

  const pointToComponents = (json: unknown, io: Io, differ: Set<string>): unknown => {
    if (Array.isArray(json)) return json.map((part) => pointToComponents(part, io, differ))
    if (typeof json !== 'object' || json === null) return json
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? COMPONENTS + nameOf(value.replace('#/$defs/', ''), io, differ)
          : pointToComponents(value, io, differ),
      ]),
    )
  }

  return {
    /** Records what a route uses, before names are given. */
    note: (schema: z.ZodType, io: Io): void => void collect(schema, io),
    /** After every schema has been noted: the components and a reference or inline schema for each use. */
    finish: () => {
      const differ = differing()
      const use = (schema: z.ZodType, io: Io): Json => {
        const id = idOf(schema)
        if (id) return { $ref: COMPONENTS + nameOf(id, io, differ) }
        return pointToComponents(collect(schema, io), io, differ) as Json
      }
      const schemas: Record<string, Json> = {}
      for (const io of ['output', 'input'] as const)
        for (const [id, json] of own[io])
          schemas[nameOf(id, io, differ)] ??= pointToComponents(json, io, differ) as Json
      return {
        use,
        schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b))),
      }
    },
  }
}
export type Use = ReturnType<ReturnType<typeof createComponents>['finish']>['use']
