import type { Register } from '@app/contract/casca/register'
import type { Context } from '../platform/context.ts'
import type { Executor } from '../platform/db/index.ts'
import { prepare } from './fields.ts'
import { listCalled } from './store.ts'

/** The only record with this name, in a register with `lookUp` in its definition. */
export const calledIn = (definition: Register) => {
  const register = prepare(definition)
  const { lookUp = [] } = register
  return async (db: Executor, { scope }: Pick<Context, 'scope'>, names: readonly string[]) => {
    const found = new Map<string, Set<number>>()
    for (const { nome, id } of await listCalled(db, scope, register, lookUp, names))
      found.set(nome, (found.get(nome) ?? new Set<number>()).add(id))
    return (name: string): number | undefined => {
      const [id, ...others] = found.get(name) ?? []
      return others.length === 0 ? id : undefined
    }
  }
}
