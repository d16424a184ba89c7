-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/provedor/store/identidade.ts

-- findIdByEmail
select "id"
  from "usuario"
  where "email" = $1;

-- findIdentidade
select "id", "usuario_id"
  from "identidade"
  where "provedor_id" = $1
  and "sujeito" = $2;

-- insertIdentidade
insert into "identidade" ("provedor_id", "sujeito", "usuario_id", "criada_em", "usada_em")
  values ($1, $2, $3, $4, $5)
  on conflict on constraint "identidade_pessoa_key" do nothing
  returning "id";

-- touchIdentidade
update "identidade"
  set "usada_em" = $1
  where "id" = $2;
