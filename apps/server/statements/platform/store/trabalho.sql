-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/trabalho.ts

-- insertJob
select graphile_worker.add_job( $1::text, payload := $2::json, job_key := $3::text, max_attempts := $4::int,
    run_at := $5::timestamptz);

-- unlockJobs
select graphile_worker.force_unlock_workers($1::text[]);
