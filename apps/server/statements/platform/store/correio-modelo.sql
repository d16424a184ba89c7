-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/correio-modelo.ts

-- findTextos
select "atual"."assunto", "atual"."abertura", "atual"."fechamento"
  from "correio_modelo" as "modelo"
  inner join "correio_modelo_versao" as "atual" on "atual"."modelo_id" = "modelo"."id"
  and "atual"."versao" = "modelo"."versao"
  where "modelo"."tipo" = $1;
