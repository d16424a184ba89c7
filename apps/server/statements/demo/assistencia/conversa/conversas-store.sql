-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/conversa/conversas-store.ts

-- findOsDe
select "id"
  from "ordem_servico"
  where "relato" = $1
  and "consumidor_id" is not null
  order by "id" desc;
