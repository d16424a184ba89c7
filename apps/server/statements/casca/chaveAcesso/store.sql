-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/chaveAcesso/store.ts

-- deleteChave
delete
  from "chave_acesso"
  where "usuario_id" = $1
  and "id" = $2
  returning "nome";

-- deleteChaves
delete
  from "chave_acesso"
  where "usuario_id" = $1
  returning "id";

-- findChave
select "chave_acesso"."id", "chave_acesso"."usuario_id", "chave_acesso"."credencial", "chave_acesso"."chave_publica",
    "chave_acesso"."contador"
  from "chave_acesso"
  inner join "usuario" on "usuario"."id" = "chave_acesso"."usuario_id"
  where "credencial" = $1
  and "usuario"."ativo" = $2;

-- insertChave
insert into "chave_acesso" ("usuario_id", "credencial", "chave_publica", "contador", "transportes", "sincronizada",
    "nome", "criada_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict ("credencial") do nothing
  returning "id";

-- listChaves
--   transportes[]: string
--   usada_em: null
select "id", "credencial", "transportes", "nome", "sincronizada", "criada_em", "usada_em"
  from "chave_acesso"
  where "usuario_id" = $1
  order by "id";

-- lockPessoa
select "id"
  from "usuario"
  where "id" = $1
  and "ativo" = $2 for update;

-- useChave
update "chave_acesso"
  set "contador" = $1, "usada_em" = $2
  where "id" = $3
  and (("contador" = $4
  and $5) or "contador" < $6)
  returning "usuario_id";
