-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/db/transaction/rehearsal.ts

-- beginRehearsal
set constraints all immediate;

-- beginRehearsal 2
set constraints all deferred;
