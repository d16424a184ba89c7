-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/correio/store/retorno.ts

-- advanceRetorno
update "correio_retorno"
  set "uid_validade" = $1, "ultimo_uid" = $2;

-- endRetorno
update "correio_retorno"
  set "erro" = $1, "erro_desde" = $2, "lida_em" = $3;

update "correio_retorno"
  set "erro" = $1, "erro_desde" = coalesce("erro_desde", $2);

-- findRetorno
--   erro: null
--   erroDesde: null
--   lidaEm: null
--   uidValidade: null
select "uid_validade" as "uidValidade", "ultimo_uid" as "ultimoUid", "lida_em" as "lidaEm", "erro",
    "erro_desde" as "erroDesde"
  from "correio_retorno";
