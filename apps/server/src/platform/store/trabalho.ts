import { sql } from 'kysely'
import type { Executor } from '../db/index.ts'

export const insertJob = (
  db: Executor,
  name: string,
  payload: unknown,
  key: string | null,
  maxAttempts: number | null,
  runAt: Date | null,
) =>
  sql`select graphile_worker.add_job(
    ${name}::text, payload := ${JSON.stringify(payload)}::json,
    job_key := ${key}::text, max_attempts := ${maxAttempts}::int, run_at := ${runAt}::timestamptz)`.execute(
    db,
  )

/** Releases the jobs that a runner held when it ended, because they would otherwise wait for hours. */
export const unlockJobs = (db: Executor, poolId: string) =>
  sql`select graphile_worker.force_unlock_workers(${[poolId]}::text[])`.execute(db)
