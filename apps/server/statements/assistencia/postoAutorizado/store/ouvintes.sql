-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/postoAutorizado/store/ouvintes.ts

-- listPostosQueVeem
--   credenciado_id: null
select "credenciado_id"
  from "posto_autorizado"
  where "id" = $1;
