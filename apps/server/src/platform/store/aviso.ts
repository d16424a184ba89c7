import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../db/index.ts'

export type Aviso = { channel: string; payload: string }

/** The call of a notification within another statement. */
export const notifying = (channel: string, payload: string | RawBuilder<unknown>) =>
  sql`pg_notify(${channel}, ${payload})`

/** Sent at the commit; a transaction that rolls back sends nothing. */
export const notify = (db: Executor, { channel, payload }: Aviso) =>
  sql`select ${notifying(channel, payload)}`.execute(db)

/** Many at once, in one statement. */
export const notifyEach = (db: Executor, channel: string, payloads: readonly string[]) =>
  sql`select pg_notify(${channel}, payload) from unnest(${[...payloads]}::text[]) as payload`.execute(db)
