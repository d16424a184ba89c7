-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/saude.ts

-- measureCopia
select extract(epoch
  from now() - coalesce((select max(iniciada_em)
  from copia
  where falha is null), (select min(aplicada_em)
  from migracao)))::float8 as age;

-- measureJobs
select count(*) filter (where run_at <= now()
  and locked_at is null
  and attempts < max_attempts)::int as due, count(*) filter (where attempts >= max_attempts)::int as failed,
    coalesce(extract(epoch
  from now() - min(run_at) filter (where run_at <= now()
  and locked_at is null
  and attempts < max_attempts)), 0)::float8 as oldest
  from graphile_worker.jobs;

-- probe
select 1;
