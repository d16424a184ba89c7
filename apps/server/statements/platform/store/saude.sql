-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/saude.ts

-- probe
select 1;
