-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/aviso.ts

-- notify
select pg_notify($1, $2);

-- notifyEach
select pg_notify($1, payload)
  from unnest($2::text[]) as payload;
