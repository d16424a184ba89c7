import { sql } from 'kysely'
import type { Executor } from '../db/index.ts'

/** Sent at the commit; nothing is sent by a transaction that rolls back. */
export const notify = (db: Executor, channel: string, payload: string) =>
  sql`select pg_notify(${channel}, ${payload})`.execute(db)

/** Many at once, in one statement. */
export const notifyEach = (db: Executor, channel: string, payloads: readonly string[]) =>
  sql`select pg_notify(${channel}, payload) from unnest(${[...payloads]}::text[]) as payload`.execute(db)
