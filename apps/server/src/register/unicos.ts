import type { ErrorCode } from '@app/contract/casca/errors'
import type { Register } from '@app/contract/casca/register'
import type { Executor } from '../platform/db/index.ts'
import { codeNamed } from '../platform/http/database-errors.ts'
import { columnOf, flatten, prepare, type Values } from './fields.ts'
import { duplicateCode } from './save.ts'
import { listTaken } from './store.ts'

/** A unique constraint, asked before the table has to refuse. */
type Unico = {
  /** Where a duplicate is told. */
  campo: string
  /** As the save says it. */
  code: ErrorCode
  /** What no two records may share; nothing for one without a value. */
  keyOf: (record: Values) => string | undefined
  /** Which of the keys some record has already. */
  taken: (db: Executor, keys: readonly string[]) => Promise<ReadonlySet<string>>
}

/** As sem_acento of the database compares texts. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() : value

/** What the definition says to be unique, each under the name that PostgreSQL gives such a constraint. */
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
