import { sql } from 'kysely'
import type { Executor } from '../connect.ts'

/** A part of a transaction that can be undone by itself: if `run` throws, its writes are undone. */
export const withSavepoint = async <T>(db: Executor, run: () => Promise<T>): Promise<T> => {
  await sql`savepoint parte`.execute(db)
  try {
    const result = await run()
    await sql`release savepoint parte`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint parte`.execute(db)
    throw error
  }
}
