import ts from 'typescript'

/** What TypeScript believes of a value: its kinds, and what is in it where that is known. */
export type Belief = {
  kinds: ReadonlySet<string>
  /** Of an object, unless it may have any. */
  fields?: ReadonlyMap<string, Belief>
  /** Of a list. */
  element?: Belief
}

const F = ts.TypeFlags
const ANY = F.Any | F.Unknown | F.TypeParameter | F.NonPrimitive | F.IndexedAccess | F.Conditional
/** Types within types without an end are believed so far. */
const DEEP = 6

const PRIMITIVES: [number, string][] = [
  [ANY, 'any'],
  [F.Null, 'null'],
  [F.Undefined, 'undefined'],
  [F.StringLike, 'string'],
  [F.NumberLike, 'number'],
  [F.BooleanLike, 'boolean'],
]

const fieldsOfBoth = (one: Belief['fields'], other: Belief['fields']): Belief['fields'] => {
  if (!one || !other) return one ?? other
  const names = new Set([...one.keys(), ...other.keys()])
  const absent: Belief = { kinds: new Set(['undefined']) }
  return new Map([...names].map((name) => [name, both(one.get(name) ?? absent, other.get(name) ?? absent)]))
}

/** Of a value that is the one or the other. */
const both = (one: Belief, other: Belief): Belief => {
  const fields = fieldsOfBoth(one.fields, other.fields)
  const element =
    one.element && other.element ? both(one.element, other.element) : (one.element ?? other.element)
  return {
    kinds: new Set([...one.kinds, ...other.kinds]),
    ...(fields && { fields }),
    ...(element && { element }),
  }
}

const ofFields = (checker: ts.TypeChecker, type: ts.Type, depth: number): Belief => ({
  kinds: new Set(['object']),
  fields: new Map(
    checker.getPropertiesOfType(type).map((field) => {
      const belief = beliefOf(checker, checker.getTypeOfSymbol(field), depth + 1)
      const optional = (field.flags & ts.SymbolFlags.Optional) !== 0
      return [field.getName(), optional ? both(belief, { kinds: new Set(['undefined']) }) : belief]
    }),
  ),
})

/** The type as kinds and fields. */
export const beliefOf = (checker: ts.TypeChecker, type: ts.Type, depth = 0): Belief => {
  if (depth > DEEP) return { kinds: new Set(['any']) }
  if (type.isUnion()) return type.types.map((part) => beliefOf(checker, part, depth)).reduce(both)
  // A branded primitive is one.
  const parts = type.isIntersection() ? [type, ...type.types] : [type]
  for (const [flag, kind] of PRIMITIVES) {
    if (parts.some(({ flags }) => flags & flag)) return { kinds: new Set([kind]) }
  }
  const name = type.getSymbol()?.getName() ?? ''
  if (name === 'Date' || name === 'Buffer') return { kinds: new Set([name]) }
  if (checker.isArrayLikeType(type)) {
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    return { kinds: new Set(['array']), ...(element && { element: beliefOf(checker, element, depth + 1) }) }
  }
  const open = checker.getIndexInfosOfType(type).length > 0
  return open ? { kinds: new Set(['object']) } : ofFields(checker, type, depth)
}
