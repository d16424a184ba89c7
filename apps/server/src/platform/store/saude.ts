import { sql } from 'kysely'
import type { Executor } from '../db/index.ts'

export const probe = (db: Executor) => sql`select 1`.execute(db)
