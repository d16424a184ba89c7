-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/financeiro/store/quadro.ts

-- countEsperam
with "aberto" as (select "status", "contestadas", "nfse_numero", "total", exists ( select
  from fechamento_linha linha
  where linha.fechamento_id = fechamento.id
  and linha.situacao = 'GLOSADA'
  and linha.responde_ate > $1) as "glosado"
  from "fechamento"
  where "status" in ($2)
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and "posto_id" = $5) select count(*) filter (where status = 'EM_CONFERENCIA'
  and contestadas > 0) as "CONTESTADOS", count(*) filter (where status = 'EM_CONFERENCIA'
  and contestadas = 0
  and not glosado) as "APROVAR", count(*) filter (where status = 'APROVADO') as "PAGAR",
    count(*) filter (where status = 'EM_CONFERENCIA') as "CONFERIR", count(*) filter (where status = 'EM_CONFERENCIA'
  and glosado) as "GLOSAS", count(*) filter (where status = 'APROVADO'
  and nfse_numero is null
  and total > 0) as "NOTAS"
  from "aberto";

with "aberto" as (select "status", "contestadas", "nfse_numero", "total", exists ( select
  from fechamento_linha linha
  where linha.fechamento_id = fechamento.id
  and linha.situacao = 'GLOSADA'
  and linha.responde_ate > $1) as "glosado"
  from "fechamento"
  where "status" in ($2)
  and true) select count(*) filter (where status = 'EM_CONFERENCIA'
  and contestadas > 0) as "CONTESTADOS", count(*) filter (where status = 'EM_CONFERENCIA'
  and contestadas = 0
  and not glosado) as "APROVAR", count(*) filter (where status = 'APROVADO') as "PAGAR",
    count(*) filter (where status = 'EM_CONFERENCIA') as "CONFERIR", count(*) filter (where status = 'EM_CONFERENCIA'
  and glosado) as "GLOSAS", count(*) filter (where status = 'APROVADO'
  and nfse_numero is null
  and total > 0) as "NOTAS"
  from "aberto";

-- countVivo
update "fechamento"
  set "vivo" = vivo_do_mes(posto_id, mes), "vivo_mudou" = $1
  where "id" = $2
  and "status" = $3;

-- findUltimoFechado
--   mes: null
select max("mes") as "mes"
  from "fechamento"
  where "status" != $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select max("mes") as "mes"
  from "fechamento"
  where "status" != $1
  and true;

-- listAContar
select "id"
  from "fechamento"
  where "status" = $1
  and "vivo_mudou" = $2
  order by "id";

-- listDosMeses
select "fechamento"."id", "fechamento"."posto_id" as "postoId", "fechamento"."mes", "fechamento"."status",
    "fechamento"."contestadas", "fechamento"."contestado", "fechamento"."versao",
    "posto"."nome_fantasia" as "nomeFantasia", "posto"."cidade", "posto"."estado", "posto"."cnpj",
    "posto"."codigo_sap" as "codigoSap",
    fechamento.total + case when fechamento.status <> 'EM_ABERTO' then 0 when fechamento.vivo_mudou then vivo_do_mes(fechamento.posto_id, fechamento.mes) else fechamento.vivo end as "total"
  from "fechamento"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "fechamento"."posto_id"
  where "fechamento"."mes" >= $1
  and "fechamento"."mes" <= $2
  and "fechamento"."posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  order by posto.nome_fantasia collate "pt-BR-x-icu", "fechamento"."mes";

select "fechamento"."id", "fechamento"."posto_id" as "postoId", "fechamento"."mes", "fechamento"."status",
    "fechamento"."contestadas", "fechamento"."contestado", "fechamento"."versao",
    "posto"."nome_fantasia" as "nomeFantasia", "posto"."cidade", "posto"."estado", "posto"."cnpj",
    "posto"."codigo_sap" as "codigoSap",
    fechamento.total + case when fechamento.status <> 'EM_ABERTO' then 0 when fechamento.vivo_mudou then vivo_do_mes(fechamento.posto_id, fechamento.mes) else fechamento.vivo end as "total"
  from "fechamento"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "fechamento"."posto_id"
  where "fechamento"."mes" >= $1
  and "fechamento"."mes" <= $2
  and true
  order by posto.nome_fantasia collate "pt-BR-x-icu", "fechamento"."mes";

-- listGlosados
select distinct "fechamento_id"
  from "fechamento_linha"
  where "responde_ate" > $1
  and "situacao" = $2;

-- sumMeses
select "fechamento"."mes",
    sum(fechamento.total + case when fechamento.status <> 'EM_ABERTO' then 0 when fechamento.vivo_mudou then vivo_do_mes(fechamento.posto_id, fechamento.mes) else fechamento.vivo end) as "total"
  from "fechamento"
  where "fechamento"."mes" >= $1
  and "fechamento"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  group by "fechamento"."mes";

select "fechamento"."mes",
    sum(fechamento.total + case when fechamento.status <> 'EM_ABERTO' then 0 when fechamento.vivo_mudou then vivo_do_mes(fechamento.posto_id, fechamento.mes) else fechamento.vivo end) as "total"
  from "fechamento"
  where "fechamento"."mes" >= $1
  and true
  group by "fechamento"."mes";
