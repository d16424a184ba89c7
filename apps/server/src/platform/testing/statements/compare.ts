import type { Belief } from './belief.ts'
import type { Column } from './describe.ts'

const allows = ({ kinds }: Belief, kind: string): boolean => kinds.has('any') || kinds.has(kind)
const needs = ({ kinds }: Belief): boolean => !kinds.has('any') && !kinds.has('undefined')
const said = ({ kinds }: Belief): string => [...kinds].join(' | ')

/** JSON may hold anything: what was in it is compared where it was seen. */
const columnFaults = (belief: Belief, column: Column): string[] => {
  const { name, kind, element, nullable } = column
  const faults: string[] = []
  if (kind !== 'object' && !allows(belief, kind)) faults.push(`${name} is ${kind}, not ${said(belief)}`)
  if (element && belief.element && element !== 'object' && !allows(belief.element, element))
    faults.push(`${name}[] is ${element}, not ${said(belief.element)}`)
  if (nullable && !allows(belief, 'null')) faults.push(`${name} may be null`)
  return faults
}

/** Where a row type says something else than the server's description of the statement's columns. */
export const compareColumns = ({ fields }: Belief, columns: readonly Column[]): string[] => {
  if (!fields) return []
  const names = new Set(columns.map(({ name }) => name))
  return [
    ...[...fields]
      .filter(([name, belief]) => needs(belief) && !names.has(name))
      .map(([name]) => `${name} is no column`),
    ...columns.flatMap((column) => {
      const belief = fields.get(column.name)
      return belief ? columnFaults(belief, column) : []
    }),
  ]
}

/** What the type says of a place within a row, as `clientes[].id`; none where it says nothing. */
export const beliefAt = (row: Belief, path: string): Belief | undefined => {
  let belief: Belief | undefined = row
  for (const [, name, list] of `.${path}`.matchAll(/\.([^.[]+)|(\[\])/g)) {
    belief = list ? belief?.element : belief?.fields?.get(name ?? '')
  }
  return belief
}

/** Where a row type says something else than what was seen: `clientes[].id: number`. */
export const compareShape = (row: Belief, shape: readonly string[]): string[] => {
  const seen = shape.map((each) => each.split(': ') as [string, string])
  const paths = new Set(seen.map(([path]) => path))
  return seen.flatMap(([path, kind]) => {
    const belief = beliefAt(row, path)
    if (!belief) return []
    if (!allows(belief, kind)) return [`${path} was ${kind}, not ${said(belief)}`]
    if (kind !== 'object') return []
    return [...(belief.fields ?? [])]
      .filter(([name, field]) => needs(field) && !paths.has(`${path}.${name}`))
      .map(([name]) => `${path}.${name} was never there`)
  })
}
