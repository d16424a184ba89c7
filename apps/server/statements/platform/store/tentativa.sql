-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/tentativa.ts

-- countFalha
insert into "tentativa_login" ("chave", "falhas", "ultima_em")
  values ($1, $2, $3)
  on conflict ("chave") do update
  set "falhas" = case when "tentativa_login"."ultima_em" < $4 then 1 else "tentativa_login"."falhas" + $5 end,
    "ultima_em" = $6
  returning "falhas";

-- deleteAparelhos
delete
  from "acesso_conhecido"
  where "usuario_id" = $1
  and octet_length(rede) > 32;

-- deleteConhecidos
delete
  from "acesso_conhecido"
  where "visto_em" < $1;

-- deleteTentativa
delete
  from "tentativa_login"
  where "chave" = $1;

-- deleteTentativas
delete
  from "tentativa_login"
  where "ultima_em" < $1;

-- findTentativas
--   bloqueada_ate: null
select "chave", "falhas", "ultima_em", "bloqueada_ate"
  from "tentativa_login"
  where "chave" in ($1);

-- listConhecidos
select "rede"
  from "acesso_conhecido"
  inner join "usuario" on "usuario"."id" = "acesso_conhecido"."usuario_id"
  where "usuario"."email" = $1
  and "rede" in ($2);

-- setBloqueio
update "tentativa_login"
  set "bloqueada_ate" = $1
  where "chave" = $2;

-- upsertConhecido
insert into "acesso_conhecido" ("usuario_id", "rede", "visto_em")
  values ($1, $2, $3)
  on conflict ("usuario_id", "rede") do update
  set "visto_em" = $4;
