-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/segundoFator/store.ts

-- confirmSegredo
update "segundo_fator"
  set "confirmado_em" = $1
  where "usuario_id" = $2
  and "confirmado_em" is null
  returning "usuario_id";

-- deleteSegundoFator
delete
  from "codigo_recuperacao"
  where "usuario_id" = $1;

-- deleteSegundoFator 2
delete
  from "segundo_fator"
  where "usuario_id" = $1
  returning "usuario_id";

-- findSegundoFator
--   confirmado_em: null
--   novo_em: null
--   segredo_novo: null
select "segredo", "confirmado_em", "ultimo_passo", "segredo_novo", "novo_em"
  from "segundo_fator"
  where "usuario_id" = $1;

-- putCodigos
delete
  from "codigo_recuperacao"
  where "usuario_id" = $1;

-- putCodigos 2
insert into "codigo_recuperacao" ("usuario_id", "hash")
  values ($1, $2);

-- putNovo
update "segundo_fator"
  set "segredo_novo" = $1, "novo_em" = $2
  where "usuario_id" = $3
  and "confirmado_em" is not null
  returning "usuario_id";

-- putSegredo
insert into "segundo_fator" ("usuario_id", "segredo", "criado_em")
  values ($1, $2, $3)
  on conflict ("usuario_id") do update
  set "segredo" = $4, "criado_em" = $5, "ultimo_passo" = $6
  where "segundo_fator"."confirmado_em" is null
  returning "usuario_id";

-- takeCodigo
delete
  from "codigo_recuperacao"
  where "usuario_id" = $1
  and "hash" = $2
  returning "usuario_id";

-- takeNovo
update "segundo_fator"
  set "segredo" = $1, "ultimo_passo" = $2, "confirmado_em" = $3, "segredo_novo" = $4, "novo_em" = $5
  where "usuario_id" = $6
  and "segredo_novo" = $7
  returning "usuario_id";

-- takePasso
update "segundo_fator"
  set "ultimo_passo" = $1
  where "usuario_id" = $2
  and "ultimo_passo" < $3
  returning "usuario_id";
