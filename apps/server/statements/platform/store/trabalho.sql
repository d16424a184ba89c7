-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/trabalho.ts

-- insertJob
select graphile_worker.add_job( $1::text, payload := $2::json, job_key := $3::text, max_attempts := $4::int,
    run_at := $5::timestamptz);

-- markAlive
with gone as (delete
  from executor
  where visto_em < now() - interval '1 day'
  and nome <> $1) insert into executor (nome, visto_em)
  values ($2, now())
  on conflict (nome) do update
  set visto_em = now();

-- releaseOfDead
select graphile_worker.force_unlock_workers(array( select distinct locked_by
  from graphile_worker.jobs
  where locked_at < now() - interval '1 minute'
  and not exists ( select
  from executor
  where nome = jobs.locked_by
  and visto_em > now() - interval '1 minute')));

-- removeReplaced
select
  from graphile_worker.complete_jobs(array( select id
  from graphile_worker.jobs
  where key is null
  and locked_at is null
  and attempts >= max_attempts
  and last_error is null));

-- unlockJobs
select graphile_worker.force_unlock_workers($1::text[]);
