-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/sessao/store.ts

-- findSenha
select "usuario"."id", "usuario"."senha_hash", "segundo_fator"."usuario_id" is not null as "segundo_fator"
  from "usuario"
  left join "segundo_fator" on "segundo_fator"."usuario_id" = "usuario"."id"
  and "segundo_fator"."confirmado_em" is not null
  where "email" = $1
  and "ativo" = $2;

-- holdSenha
select "id"
  from "usuario"
  where "id" = $1
  and "senha_hash" = $2
  and "ativo" = $3 for share;
