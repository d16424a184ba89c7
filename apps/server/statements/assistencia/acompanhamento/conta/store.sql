-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/acompanhamento/conta/store.ts

-- deleteCodigo
delete
  from "conta_codigo"
  where "usuario_id" = $1
  and "codigo_hash" = $2
  returning "email";

-- deleteProvado
delete
  from "conta_email"
  where "usuario_id" = $1
  and "email" = $2
  returning "email";

-- deleteVencidos
delete
  from "conta_codigo"
  where "expira_em" < $1;

-- findCodigo
--   codigo_hash: null
select "email", "codigo_hash", "expira_em"
  from "conta_codigo"
  where "usuario_id" = $1
  and "expira_em" > $2
  and "tentativas" < $3;

-- findDona
select "nome"
  from "usuario"
  where "id" = $1
  and "tipo" = $2
  and "ativo" = $3;

-- insertProvado
insert into "conta_email" ("usuario_id", "email", "provado_em")
  values ($1, $2, $3)
  on conflict do nothing;

-- listProvados
select "email", "provado_em"
  from "conta_email"
  where "usuario_id" = $1
  order by "provado_em", "email";

-- lockConta
select "id"
  from "usuario"
  where "id" = $1 for no key update;

-- putPedido
insert into "conta_codigo" ("usuario_id", "email", "expira_em", "codigo_hash", "tentativas")
  values ($1, $2, $3, $4, $5)
  on conflict ("usuario_id") do update
  set "email" = $6, "expira_em" = $7, "codigo_hash" = $8, "tentativas" = $9;

-- setCodigo
update "conta_codigo"
  set "codigo_hash" = $1, "expira_em" = $2, "tentativas" = $3
  where "usuario_id" = $4
  and "email" = $5
  returning "usuario_id";

-- takeTentativa
update "conta_codigo"
  set "tentativas" = "tentativas" + $1
  where "usuario_id" = $2
  and "expira_em" > $3
  and "tentativas" < $4
  returning "email", "codigo_hash";
