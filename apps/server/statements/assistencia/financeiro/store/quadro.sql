-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/financeiro/store/quadro.ts

-- countEsperam
select espera.conta, count(*) as total
  from fechamento
  cross join lateral unnest(esperas_do_fechamento(fechamento, $1)) espera (conta)
  where fechamento.status in ('EM_CONFERENCIA', 'APROVADO')
  and "fechamento"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and ($4::bigint is null or fechamento.posto_id = $5)
  group by espera.conta;

select espera.conta, count(*) as total
  from fechamento
  cross join lateral unnest(esperas_do_fechamento(fechamento, $1)) espera (conta)
  where fechamento.status in ('EM_CONFERENCIA', 'APROVADO')
  and true
  and ($2::bigint is null or fechamento.posto_id = $3)
  group by espera.conta;

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
  and "posto_id" = $2;

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
    fechamento.total + case when fechamento.status <> 'EM_ABERTO' then 0 when fechamento.vivo_mudou then vivo_do_mes(fechamento.posto_id, fechamento.mes) else fechamento.vivo end as "total", fechamento.status = 'EM_CONFERENCIA'
  and 'APROVAR' = any (esperas_do_fechamento(fechamento, $1)) as "aprovavel"
  from "fechamento"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "fechamento"."posto_id"
  where "fechamento"."mes" >= $2
  and "fechamento"."mes" <= $3
  and "fechamento"."posto_id" = $4
  order by posto.nome_fantasia collate "pt-BR-x-icu", "fechamento"."mes";

select "fechamento"."id", "fechamento"."posto_id" as "postoId", "fechamento"."mes", "fechamento"."status",
    "fechamento"."contestadas", "fechamento"."contestado", "fechamento"."versao",
    "posto"."nome_fantasia" as "nomeFantasia", "posto"."cidade", "posto"."estado", "posto"."cnpj",
    "posto"."codigo_sap" as "codigoSap",
    fechamento.total + case when fechamento.status <> 'EM_ABERTO' then 0 when fechamento.vivo_mudou then vivo_do_mes(fechamento.posto_id, fechamento.mes) else fechamento.vivo end as "total", fechamento.status = 'EM_CONFERENCIA'
  and 'APROVAR' = any (esperas_do_fechamento(fechamento, $1)) as "aprovavel"
  from "fechamento"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "fechamento"."posto_id"
  where "fechamento"."mes" >= $2
  and "fechamento"."mes" <= $3
  and true
  order by posto.nome_fantasia collate "pt-BR-x-icu", "fechamento"."mes";

-- sumMeses
select "fechamento"."mes",
    sum(fechamento.total + case when fechamento.status <> 'EM_ABERTO' then 0 when fechamento.vivo_mudou then vivo_do_mes(fechamento.posto_id, fechamento.mes) else fechamento.vivo end) as "total"
  from "fechamento"
  where "fechamento"."mes" >= $1
  and "fechamento"."posto_id" = $2
  group by "fechamento"."mes";

select "fechamento"."mes",
    sum(fechamento.total + case when fechamento.status <> 'EM_ABERTO' then 0 when fechamento.vivo_mudou then vivo_do_mes(fechamento.posto_id, fechamento.mes) else fechamento.vivo end) as "total"
  from "fechamento"
  where "fechamento"."mes" >= $1
  and true
  group by "fechamento"."mes";
