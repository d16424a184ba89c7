import { sql, type Kysely } from 'kysely'
import type { Executor } from '../connect.ts'
import { withinTransaction } from './transaction.ts'
import type { DB } from '../types.gen.ts'

/** One transaction for a whole call, in which everything happens as always and which is never committed. */
export type Rehearsal = {
  db: Executor
  /** As `inTransaction`, within the call's own transaction. */
  transaction: <T>(run: (db: Executor) => Promise<T>) => Promise<T>
  /** Undoes all of it and gives the connection back; a second call does nothing. */
  end: () => Promise<void>
}

const SAVEPOINT = 'ensaio'

/** Opens the transaction of a call that must leave no trace. It holds a connection until `end`. */
export const beginRehearsal = async (database: Kysely<DB>): Promise<Rehearsal> => {
  const outer = await database.startTransaction().execute()
  let ended = false
  return {
    db: outer,
    transaction: async (run) => {
      const inner = await outer.savepoint(SAVEPOINT).execute()
      try {
        const result = await withinTransaction(() => run(inner))
        // What a commit would check, the deferred constraints, is checked now.
        await sql`set constraints all immediate`.execute(inner)
        await sql`set constraints all deferred`.execute(inner)
        await inner.releaseSavepoint(SAVEPOINT).execute()
        return result
      } catch (error) {
        await inner.rollbackToSavepoint(SAVEPOINT).execute()
        throw error
      }
    },
    end: async () => {
      if (ended) return
      ended = true
      await outer.rollback().execute()
    },
  }
}
