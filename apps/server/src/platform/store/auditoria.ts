import type { DB, Executor } from '../db/index.ts'
import type { Insertable } from 'kysely'

export const insertAuditoria = (db: Executor, row: Insertable<DB['auditoria']>) =>
  db.insertInto('auditoria').values(row).execute()
