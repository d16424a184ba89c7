-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/db/standby.ts

-- primaryPosition
select system_identifier::text as cluster, pg_current_wal_flush_lsn()::text as lsn
  from pg_control_system();

-- readReached
--   reached: null
select system_identifier::text = $1
  and pg_is_in_recovery() as same, pg_last_wal_replay_lsn() >= $2::pg_lsn as reached
  from pg_control_system();
