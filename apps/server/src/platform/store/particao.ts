import { sql } from 'kysely'
import type { Executor } from '../db/index.ts'

/** Makes the months ahead of divided tables, and drops the months of events that are all from before an instant. */
export const maintainPartitions = async (db: Executor, now: Date, eventosAntes: Date): Promise<void> =>
  void (await sql`select tabela, particao, feita from particoes_manter(${now}, ${eventosAntes})`.execute(db))
