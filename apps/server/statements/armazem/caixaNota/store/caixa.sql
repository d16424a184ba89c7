-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/caixaNota/store/caixa.ts

-- advanceLeitura
update "caixa_nota"
  set "uid_validade" = $1, "ultimo_uid" = $2
  where "lendo_desde" = $3
  and "versao" = $4;

-- beginLeitura
update "caixa_nota"
  set "lendo_desde" = $1
  where "ativa" = $2
  and ("lendo_desde" is null or "lendo_desde" < $3);

-- endLeitura
update "caixa_nota"
  set "lendo_desde" = $1, "erro" = $2, "erro_desde" = $3
  where "lendo_desde" = $4;

update "caixa_nota"
  set "lendo_desde" = $1, "erro" = $2, "erro_desde" = $3, "lida_em" = $4
  where "lendo_desde" = $5;

update "caixa_nota"
  set "lendo_desde" = $1, "erro" = $2, "erro_desde" = coalesce("erro_desde", $3)
  where "lendo_desde" = $4;

-- findCaixa
--   alteradaPor: null
--   erro: null
--   erroDesde: null
--   lendoDesde: null
--   lidaEm: null
--   senha: null
--   uidValidade: null
select "ativa", "servidor", "porta", "seguranca", "usuario", "senha", "pasta", "uid_validade" as "uidValidade",
    "ultimo_uid" as "ultimoUid", "lendo_desde" as "lendoDesde", "lida_em" as "lidaEm", "erro",
    "erro_desde" as "erroDesde", "alterada_por" as "alteradaPor", "versao"
  from "caixa_nota";

-- lockCaixa
--   alteradaPor: null
--   erro: null
--   erroDesde: null
--   lendoDesde: null
--   lidaEm: null
--   senha: null
--   uidValidade: null
select "ativa", "servidor", "porta", "seguranca", "usuario", "senha", "pasta", "uid_validade" as "uidValidade",
    "ultimo_uid" as "ultimoUid", "lendo_desde" as "lendoDesde", "lida_em" as "lidaEm", "erro",
    "erro_desde" as "erroDesde", "alterada_por" as "alteradaPor", "versao"
  from "caixa_nota" for update;

-- updateCaixa
update "caixa_nota"
  set "ativa" = $1, "servidor" = $2, "porta" = $3, "seguranca" = $4, "usuario" = $5, "pasta" = $6, "alterada_por" = $7,
    "senha" = $8, "versao" = "versao" + $9, "erro" = $10, "erro_desde" = $11;

update "caixa_nota"
  set "ativa" = $1, "servidor" = $2, "porta" = $3, "seguranca" = $4, "usuario" = $5, "pasta" = $6, "alterada_por" = $7,
    "senha" = $8, "versao" = "versao" + $9, "erro" = $10, "erro_desde" = $11, "uid_validade" = $12, "ultimo_uid" = $13,
    "lida_em" = $14;
