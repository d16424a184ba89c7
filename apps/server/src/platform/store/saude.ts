import { sql } from 'kysely'
import type { Executor } from '../db/index.ts'

export const probe = (db: Executor) => sql`select 1`.execute(db)

/** The queue of jobs: how many are due, how many were given up, and the seconds that the oldest due one has waited. */
export const measureJobs = async (db: Executor) => {
  const { rows } = await sql<{ due: number; failed: number; oldest: number }>`
    select count(*) filter (where run_at <= now() and locked_at is null and attempts < max_attempts)::int as due,
           count(*) filter (where attempts >= max_attempts)::int as failed,
           coalesce(extract(epoch from now() - min(run_at)
             filter (where run_at <= now() and locked_at is null and attempts < max_attempts)), 0)::float8 as oldest
      from graphile_worker.jobs`.execute(db)
  return rows[0] ?? { due: 0, failed: 0, oldest: 0 }
}

/** The seconds since the newest copy began, or since the first migration. */
export const measureCopia = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ age: number }>`
    select extract(epoch from now() - coalesce((select max(iniciada_em) from copia where falha is null),
                                               (select min(aplicada_em) from migracao)))::float8 as age`.execute(
    db,
  )
  return rows[0]?.age ?? 0
}
