import type { ErrorCode } from '@app/contract/casca/errors'
import type { Register } from '@app/contract/casca/register'
import type { Executor } from '../platform/db/index.ts'
import { codeNamed } from '../platform/http/database-errors.ts'
import { columnOf, flatten, prepare, type Values } from './fields.ts'
import { duplicateCode } from './save.ts'
import { listTaken } from './store.ts'

/** A unique constraint that is checked before the table refuses. */
type Unico = {
  /** The column that gets the error. */
  campo: string
  /** The code of a save. */
  code: ErrorCode
  /** The value that no two records may share; undefined for a record without one. */
  keyOf: (record: Values) => string | undefined
  /** Which of the keys exist already. */
  taken: (db: Executor, keys: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Compares texts like sem_acento of the database. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() : value

/** The unique constraints of a definition, each under the name that PostgreSQL gives it. */
export const unicosOf = (definition: Register): Unico[] => {
  const register = prepare(definition)
  const { table, view } = register
  const { unicos = [], semAcento = false } = view.planilha ?? {}
  return unicos.map((given): Unico => {
    const fields = typeof given === 'string' ? [given] : given
    const constraint = [table, ...fields.map(columnOf), 'key'].join('_')
    return {
      campo: fields.at(-1) ?? '',
      code: codeNamed(constraint) ?? duplicateCode(fields.at(-1) ?? ''),
      keyOf: (record) => {
        const flat = flatten(record)
        const values = fields.map((field) => (semAcento ? plain(flat[field]) : flat[field]) ?? null)
        return values.includes(null) ? undefined : JSON.stringify(values)
      },
      taken: async (db, keys) => new Set(await listTaken(db, register, { fields, semAcento }, keys)),
    }
  })
}
