-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/correio/store/endereco.ts

-- countMole
insert into "correio_endereco" ("endereco", "moles", "mole_em")
  values ($1, $2, $3)
  on conflict ("endereco") do update
  set "moles" = correio_endereco.moles + 1, "mole_em" = $4;

-- findParados
--   moleEm: null
select "id", "endereco", "nao_entrega_em" as "desde", "status", "motivo", "moles", "mole_em" as "moleEm"
  from "correio_endereco"
  where "endereco" = any ($1::text[])
  and "nao_entrega_em" is not null
  order by "endereco";

-- forgetEnviados
delete
  from "correio_enviado"
  where "enviado_em" < $1;

-- forgetEnviados 2
delete
  from "correio_endereco"
  where "nao_entrega_em" is null
  and ("mole_em" < $1 or "mole_em" is null)
  and ("liberado_em" < $2 or "liberado_em" is null);

-- freeEndereco
update "correio_endereco"
  set "nao_entrega_em" = $1, "liberado_em" = $2, "liberado_por" = $3
  where "id" = $4
  and "nao_entrega_em" is not null;

-- listEnderecos
--   desde: null
--   moleEm: null
select "id", "endereco", "nao_entrega_em" as "desde", "status", "motivo", "moles", "mole_em" as "moleEm"
  from "correio_endereco"
  where ("nao_entrega_em" is not null or "moles" > $1)
  order by "nao_entrega_em" desc nulls last, "mole_em" desc
  limit $2;

-- markFalha
update "correio_enviado"
  set "falhou_em" = $1
  where "token" = any ($2::text[])
  and "endereco" = any ($3::text[])
  and "falhou_em" is null
  returning "endereco", "enviado_em" as "enviadoEm";

-- stopEndereco
insert into "correio_endereco" ("endereco", "nao_entrega_em", "status", "motivo")
  values ($1, $2, $3, $4)
  on conflict ("endereco") do update
  set "nao_entrega_em" = $5, "status" = $6, "motivo" = $7
  where "correio_endereco"."nao_entrega_em" is null
  and coalesce(correio_endereco.liberado_em < $8, true)
  returning "id";

-- takeAdiado
update "correio_enviado"
  set "adiado_em" = $1
  where "token" = any ($2::text[])
  and "endereco" = any ($3::text[])
  and "adiado_em" is null
  returning "endereco";
