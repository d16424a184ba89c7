-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/financeiro/store/fechamento.ts

-- ensureAberto
insert into "fechamento" ("posto_id", "mes")
  values ($1, $2)
  on conflict ("posto_id", "mes") do nothing;

-- ensureAberto 2
select "id"
  from "fechamento"
  where "posto_id" = $1
  and "mes" >= $2
  and "status" = $3
  order by "mes";

-- findFechamento
--   aprovadoPor: null
--   aprovado_em: null
--   aprovado_por: null
--   comprovante: null
--   conferencia_em: null
--   nfse_numero: null
--   nfse_valor: null
--   pagoPor: null
--   pago_em: null
--   pago_por: null
select "fechamento".*, "posto"."nome_fantasia" as "postoNome", "posto"."cnpj" as "postoCnpj",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "fechamento"."aprovado_por") as "aprovadoPor", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "fechamento"."pago_por") as "pagoPor"
  from "fechamento"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "fechamento"."posto_id"
  where "fechamento"."id" = $1
  and "fechamento"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select "fechamento".*, "posto"."nome_fantasia" as "postoNome", "posto"."cnpj" as "postoCnpj",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "fechamento"."aprovado_por") as "aprovadoPor", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "fechamento"."pago_por") as "pagoPor"
  from "fechamento"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "fechamento"."posto_id"
  where "fechamento"."id" = $1
  and true;

-- insertRetencoes
insert into "fechamento_retencao" ("fechamento_id", "tipo", "descricao", "valor")
  values ($1, $2, $3, $4);

-- listRegistros
--   mudancas[].acao: string
--   mudancas[].campo: string
--   mudancas[].de: null
--   mudancas[].de: number
--   mudancas[].de: string
--   mudancas[].para: number
--   mudancas[].para: string
--   mudancas[]: object
--   por: null
select "criado_em", "mudancas", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "auditoria"."usuario_id") as "por"
  from "auditoria"
  where "entidade" = $1
  and "entidade_id" = $2
  order by "id" desc;

-- listRetencoes
--   descricao: null
select "tipo", "descricao", "valor"
  from "fechamento_retencao"
  where "fechamento_id" = $1
  order by "tipo";

-- listSemPagamento
select "id"
  from "fechamento"
  where "status" = $1
  and "total" <= $2
  order by "id";

-- listVencidos
select "id", "posto_id", "mes"
  from "fechamento"
  where "status" = $1
  and "mes" < $2
  order by "mes", "id";

-- lockFechamento
select "id"
  from "fechamento"
  where "id" = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) for update;

select "id"
  from "fechamento"
  where "id" = $1
  and true for update;

-- sumPeriodo
select coalesce(sum(valor) filter (where tipo = 'CREDITO'), 0) as creditos,
    coalesce(sum(valor) filter (where tipo in ('AJUSTE', 'AJUSTE_OS')), 0) as ajustes
  from ( select linha.tipo, linha.valor_final as valor
  from fechamento
  join fechamento_linha linha on linha.fechamento_id = fechamento.id
  where fechamento.mes between $1
  and $2
  and "fechamento"."posto_id" = $3
  union all select vivo.tipo, vivo.valor
  from fechamento
  cross join lateral lancamentos_do_mes(fechamento.posto_id, fechamento.mes) vivo
  where fechamento.status = 'EM_ABERTO'
  and fechamento.mes between $4
  and $5
  and "fechamento"."posto_id" = $6) linhas;

select coalesce(sum(valor) filter (where tipo = 'CREDITO'), 0) as creditos,
    coalesce(sum(valor) filter (where tipo in ('AJUSTE', 'AJUSTE_OS')), 0) as ajustes
  from ( select linha.tipo, linha.valor_final as valor
  from fechamento
  join fechamento_linha linha on linha.fechamento_id = fechamento.id
  where fechamento.mes between $1
  and $2
  and true
  union all select vivo.tipo, vivo.valor
  from fechamento
  cross join lateral lancamentos_do_mes(fechamento.posto_id, fechamento.mes) vivo
  where fechamento.status = 'EM_ABERTO'
  and fechamento.mes between $3
  and $4
  and true) linhas;

-- updateFechamento
update "fechamento"
  set "nfse_numero" = $1, "nfse_valor" = $2, "versao" = "versao" + $3
  where "id" = $4;

update "fechamento"
  set "status" = $1, "aprovado_em" = $2, "aprovado_por" = $3, "pago_em" = $4, "nfse_dispensada" = $5,
    "versao" = "versao" + $6
  where "id" = $7;

update "fechamento"
  set "status" = $1, "aprovado_em" = $2, "aprovado_por" = $3, "versao" = "versao" + $4
  where "id" = $5;

update "fechamento"
  set "status" = $1, "conferencia_em" = $2, "vivo" = $3, "vivo_mudou" = $4, "versao" = "versao" + $5
  where "id" = $6;

update "fechamento"
  set "status" = $1, "pago_em" = $2, "nfse_dispensada" = $3, "versao" = "versao" + $4
  where "id" = $5;

update "fechamento"
  set "status" = $1, "pago_em" = $2, "pago_por" = $3, "comprovante" = $4, "nfse_numero" = $5, "nfse_valor" = $6,
    "nfse_dispensada" = $7, "retido" = $8, "versao" = "versao" + $9
  where "id" = $10;

update "fechamento"
  set "versao" = "versao" + $1
  where "id" = $2;
