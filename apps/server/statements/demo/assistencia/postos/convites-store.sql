-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/postos/convites-store.ts

-- insertConvite
select "id"
  from "usuario"
  where "posto_id" = $1
  and "role" = $2;

-- insertConvite 2
insert into "convite" ("posto_id", "email", "role", "criado_em", "expira_em", "envios", "convidado_por")
  values ($1, $2, $3, $4, $5, $6, $7);
