-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/relogio.ts

-- findAberta
select "id", "numero", "ano", "posto_id" as "postoId"
  from "ordem_servico"
  where "relogio_id" = $1
  and "id" != $2
  and "os_type" = $3
  and "status" not in ($4)
  order by "id"
  limit $5;
