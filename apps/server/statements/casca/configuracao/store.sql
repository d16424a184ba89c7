-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/configuracao/store.ts

-- findConfiguracao
select "id", "tempo_separacao" as "tempoSeparacao", "tempo_faturar" as "tempoFaturar",
    "separacao_scanner" as "separacaoScanner", "conferencia_scanner" as "conferenciaScanner",
    "contagem_scanner" as "contagemScanner", "versao"
  from "configuracao"
  where "id" = $1;

-- findNewestConfiguracao
select "id", "tempo_separacao" as "tempoSeparacao", "tempo_faturar" as "tempoFaturar",
    "separacao_scanner" as "separacaoScanner", "conferencia_scanner" as "conferenciaScanner",
    "contagem_scanner" as "contagemScanner", "versao"
  from "configuracao"
  order by "id" desc
  limit $1;

-- insertConfiguracao
insert into "configuracao" ("tempo_separacao", "tempo_faturar", "separacao_scanner", "conferencia_scanner",
    "contagem_scanner", "alterado_por", "alterado_em")
  values ($1, $2, $3, $4, $5, $6, $7)
  returning "id", "tempo_separacao" as "tempoSeparacao", "tempo_faturar" as "tempoFaturar",
    "separacao_scanner" as "separacaoScanner", "conferencia_scanner" as "conferenciaScanner",
    "contagem_scanner" as "contagemScanner", "versao";

-- lockConfiguracao
--   alteradoPor: null
select "configuracao"."id", "tempo_separacao" as "tempoSeparacao", "tempo_faturar" as "tempoFaturar",
    "separacao_scanner" as "separacaoScanner", "conferencia_scanner" as "conferenciaScanner",
    "contagem_scanner" as "contagemScanner", "configuracao"."versao", "alterado_em" as "alteradoEm",
    coalesce("usuario"."nome_exibicao", "usuario"."nome") as "alteradoPor"
  from "configuracao"
  left join "usuario" on "usuario"."id" = "configuracao"."alterado_por"
  where "configuracao"."id" = $1 for update of "configuracao";

-- updateConfiguracao
update "configuracao"
  set "tempo_separacao" = $1, "tempo_faturar" = $2, "separacao_scanner" = $3, "conferencia_scanner" = $4,
    "contagem_scanner" = $5, "alterado_por" = $6, "alterado_em" = $7, "versao" = "versao" + $8
  where "id" = $9
  returning "id", "tempo_separacao" as "tempoSeparacao", "tempo_faturar" as "tempoFaturar",
    "separacao_scanner" as "separacaoScanner", "conferencia_scanner" as "conferenciaScanner",
    "contagem_scanner" as "contagemScanner", "versao";
