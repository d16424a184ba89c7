-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/db/transaction/savepoint.ts

-- withSavepoint
savepoint parte;

-- withSavepoint 2
release savepoint parte;

-- withSavepoint 3
rollback to savepoint parte;
