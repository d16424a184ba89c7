-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/configuracao/store.ts

-- findConfiguracao
select "id", "tempo_separacao" as "tempoSeparacao", "tempo_faturar" as "tempoFaturar",
    "separacao_scanner" as "separacaoScanner", "conferencia_scanner" as "conferenciaScanner",
    "contagem_scanner" as "contagemScanner", "chegada_scanner" as "chegadaScanner", "chegada_cega" as "chegadaCega",
    "versao"
  from "configuracao"
  where "id" = $1;

-- findNewestConfiguracao
select "id", "tempo_separacao" as "tempoSeparacao", "tempo_faturar" as "tempoFaturar",
    "separacao_scanner" as "separacaoScanner", "conferencia_scanner" as "conferenciaScanner",
    "contagem_scanner" as "contagemScanner", "chegada_scanner" as "chegadaScanner", "chegada_cega" as "chegadaCega",
    "versao"
  from "configuracao"
  order by "id" desc
  limit $1;

-- insertConfiguracao
insert into "configuracao" ("tempo_separacao", "tempo_faturar", "separacao_scanner", "conferencia_scanner",
    "contagem_scanner", "chegada_scanner", "chegada_cega", "alterado_por", "alterado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning "id", "tempo_separacao" as "tempoSeparacao", "tempo_faturar" as "tempoFaturar",
    "separacao_scanner" as "separacaoScanner", "conferencia_scanner" as "conferenciaScanner",
    "contagem_scanner" as "contagemScanner", "chegada_scanner" as "chegadaScanner", "chegada_cega" as "chegadaCega",
    "versao";

-- lockConfiguracao
--   alteradoPor: null
select "configuracao"."id", "tempo_separacao" as "tempoSeparacao", "tempo_faturar" as "tempoFaturar",
    "separacao_scanner" as "separacaoScanner", "conferencia_scanner" as "conferenciaScanner",
    "contagem_scanner" as "contagemScanner", "chegada_scanner" as "chegadaScanner", "chegada_cega" as "chegadaCega",
    "configuracao"."versao", "alterado_em" as "alteradoEm", coalesce("usuario"."nome_exibicao",
    "usuario"."nome") as "alteradoPor"
  from "configuracao"
  left join "usuario" on "usuario"."id" = "configuracao"."alterado_por"
  where "configuracao"."id" = $1 for update of "configuracao";

-- updateConfiguracao
update "configuracao"
  set "tempo_separacao" = $1, "tempo_faturar" = $2, "separacao_scanner" = $3, "conferencia_scanner" = $4,
    "contagem_scanner" = $5, "chegada_scanner" = $6, "chegada_cega" = $7, "alterado_por" = $8, "alterado_em" = $9,
    "versao" = "versao" + $10
  where "id" = $11
  returning "id", "tempo_separacao" as "tempoSeparacao", "tempo_faturar" as "tempoFaturar",
    "separacao_scanner" as "separacaoScanner", "conferencia_scanner" as "conferenciaScanner",
    "contagem_scanner" as "contagemScanner", "chegada_scanner" as "chegadaScanner", "chegada_cega" as "chegadaCega",
    "versao";
