-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/cadastro/store.ts

-- deleteFirstLinks
delete
  from "token_unico"
  where "tipo" = $1;

-- findCupom
select "codigo"
  from "cupom"
  where "codigo" = $1
  and "ativo" = $2
  and ("valido_ate" is null or "valido_ate" >= $3);

-- findIdByEmail
select "id", "nome"
  from "usuario"
  where "email" = $1
  and "ativo" = $2;

-- setSenha
update "usuario"
  set "senha_hash" = $1, "versao" = "versao" + $2
  where "id" = $3
  and "ativo" = $4
  returning "id", "versao", "email";
