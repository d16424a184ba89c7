-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/registro.ts

-- findVersaoAtual
select versao
  from "documento"
  where id = $1;
