-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/correio-endereco.ts

-- beginEnvio
insert into "correio_enviado" ("token", "endereco", "enviado_em")
  values ($1, $2, $3)
  on conflict ("token") do update
  set "enviado_em" = $4
  where "correio_enviado"."aceito_em" is null
  returning "token";

-- deleteEndereco
delete
  from "correio_enviado"
  where "endereco" = $1;

-- deleteEndereco 2
delete
  from "correio_endereco"
  where "endereco" = $1;

-- isParado
select "id"
  from "correio_endereco"
  where "endereco" = $1
  and "nao_entrega_em" is not null;

-- setAceito
update "correio_enviado"
  set "aceito_em" = $1
  where "token" = $2;
