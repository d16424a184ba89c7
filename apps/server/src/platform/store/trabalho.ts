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

/** Writes the time of a runner's beat, and forgets runners that have long been gone. */
export const markAlive = (db: Executor, nome: string) =>
  sql`
    with gone as (delete from executor where visto_em < now() - interval '1 day' and nome <> ${nome})
    insert into executor (nome, visto_em) values (${nome}, now())
    on conflict (nome) do update set visto_em = now()`.execute(db)

/** Releases the jobs of runners that have said nothing for a minute, four beats. */
export const releaseOfDead = (db: Executor) =>
  sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
       where locked_at < now() - interval '1 minute'
         and not exists (
           select from executor where nome = jobs.locked_by and visto_em > now() - interval '1 minute')))`.execute(
    db,
  )

/**
 * Removes jobs that a newer one with their key replaced while they ran, and whose process did not live to remove them.
 */
export const removeReplaced = (db: Executor) =>
  sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
       where key is null and locked_at is null and attempts >= max_attempts and last_error is null))`.execute(
    db,
  )
