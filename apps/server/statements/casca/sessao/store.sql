-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/sessao/store.ts

-- findFatores
select "perfil"."exige_segundo_fator", "segundo_fator"."usuario_id" is not null as "segundo_fator",
    exists (select "chave_acesso"."id"
  from "chave_acesso"
  where "chave_acesso"."usuario_id" = "usuario"."id") as "chave_acesso"
  from "usuario"
  left join "segundo_fator" on "segundo_fator"."usuario_id" = "usuario"."id"
  and "segundo_fator"."confirmado_em" is not null
  inner join "perfil" on "perfil"."codigo" = "usuario"."role"
  where "usuario"."ativo" = $1
  and "usuario"."id" = $2;

-- findSenha
select "perfil"."exige_segundo_fator", "segundo_fator"."usuario_id" is not null as "segundo_fator",
    exists (select "chave_acesso"."id"
  from "chave_acesso"
  where "chave_acesso"."usuario_id" = "usuario"."id") as "chave_acesso", "usuario"."id", "usuario"."senha_hash"
  from "usuario"
  left join "segundo_fator" on "segundo_fator"."usuario_id" = "usuario"."id"
  and "segundo_fator"."confirmado_em" is not null
  inner join "perfil" on "perfil"."codigo" = "usuario"."role"
  where "usuario"."ativo" = $1
  and "usuario"."email" = $2;

-- holdSenha
select "id"
  from "usuario"
  where "id" = $1
  and "senha_hash" = $2
  and "ativo" = $3 for share;
