import type { Json } from '@app/rules/casca/auditoria'
import type { Executor } from '../platform/db/index.ts'
import type { Prepared, Values } from './fields.ts'
import { replaceLinks } from './store.ts'

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? [...new Set(value.map((one: { id: unknown }) => Number(one.id)))] : []

/** Compares lists of records without regard to order. */
export const sameLinks = (a: unknown, b: unknown): boolean => {
  const [one, other] = [idsOf(a), idsOf(b)].map((ids) => ids.toSorted((left, right) => left - right).join())
  return one === other
}

/** The words of several records for the history: 'A10, B20'. */
export const linksText = ({ view }: Prepared, name: string, value: readonly Values[]): Json => {
  const field = view.groups.flatMap(({ fields }) => fields).find((one) => one.name === name)
  const label = (field?.type === 'references' && field.optionDetail) || 'id'
  return value.map((one) => String(one[label])).join(', ')
}

/** Writes the links that were sent; absent is unchanged. */
export const writeLinks = async (
  db: Executor,
  { links = {} }: Prepared,
  id: number,
  sent: Values,
): Promise<void> => {
  for (const [name, link] of Object.entries(links))
    if (sent[name] !== undefined) await replaceLinks(db, link, id, idsOf(sent[name]))
}
