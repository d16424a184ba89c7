-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/segredo.ts

-- getSegredo
insert into "segredo" ("nome", "valor")
  values ($1, $2)
  on conflict do nothing;

-- getSegredo 2
select "valor"
  from "segredo"
  where "nome" = $1;
