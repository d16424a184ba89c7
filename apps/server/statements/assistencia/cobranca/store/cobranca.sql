-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/cobranca/store/cobranca.ts

-- countVencidas
select count(*) as "total"
  from "cobranca"
  where "status" = $1
  and "retida" = $2
  and "pagavel_ate" < $3;

-- findCobranca
--   motivo: null
--   paga_em: null
--   retida_em: null
select "cobranca".*, "posto"."nome_fantasia" as "postoNome", "plano"."nome" as "planoNome",
    "assinatura"."retida" as "proximasRetidas", (select coalesce(sum(sobra.valor), 0) as "valor"
  from "cobranca_credito" as "sobra"
  where "sobra"."cobranca_id" = "cobranca"."id"
  and "sobra"."motivo" = $1) as "sobra"
  from "cobranca"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "cobranca"."posto_id"
  inner join "plano_valores" as "plano" on "plano"."id" = "cobranca"."plano_id"
  inner join "assinatura" on "assinatura"."id" = "cobranca"."assinatura_id"
  where "cobranca"."id" = $2
  and "cobranca"."posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4);

select "cobranca".*, "posto"."nome_fantasia" as "postoNome", "plano"."nome" as "planoNome",
    "assinatura"."retida" as "proximasRetidas", (select coalesce(sum(sobra.valor), 0) as "valor"
  from "cobranca_credito" as "sobra"
  where "sobra"."cobranca_id" = "cobranca"."id"
  and "sobra"."motivo" = $1) as "sobra"
  from "cobranca"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "cobranca"."posto_id"
  inner join "plano_valores" as "plano" on "plano"."id" = "cobranca"."plano_id"
  inner join "assinatura" on "assinatura"."id" = "cobranca"."assinatura_id"
  where "cobranca"."id" = $2
  and true;

-- findConfiguracao
select *
  from "cobranca_configuracao"
  order by "id" desc
  limit $1;

-- findDiferenca
select "id"
  from "cobranca"
  where "posto_id" = $1
  and "competencia" = $2
  and "tipo" = $3
  and "status" != $4;

-- findSuspensao
select "id", "vencimento"
  from "cobranca"
  where "posto_id" = $1
  and "status" = $2
  and "retida" = $3
  and pagavel_ate + (select dias_suspensao
  from cobranca_configuracao
  order by id desc
  limit 1) < $4::date
  order by "vencimento";

-- findUltimoPeriodo
select "inicio", "fim", "plano_id", "valor"
  from "cobranca"
  where "assinatura_id" = $1
  and "tipo" = $2
  order by "inicio" desc, "id" desc
  limit $3;

-- insertCobranca
--   motivo: null
--   paga_em: null
--   retida_em: null
insert into "cobranca" ("assinatura_id", "posto_id", "plano_id", "tipo", "competencia", "inicio", "fim", "vencimento",
    "pagavel_ate", "valor", "desconto", "credito", "multa_percentual", "juros_percentual", "retida", "retida_em",
    "status", "paga_em", "txid", "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
  returning *;

-- insertCredito
insert into "cobranca_credito" ("posto_id", "cobranca_id", "valor", "motivo", "criado_em")
  values ($1, $2, $3, $4, $5);

-- insertPagamento
insert into "cobranca_pagamento" ("cobranca_id", "data", "valor", "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5)
  returning "id";

insert into "cobranca_pagamento" ("cobranca_id", "data", "valor", "criado_em", "criado_por", "fechamento_id")
  values ($1, $2, $3, $4, $5, $6)
  returning "id";

-- listPagamentos
--   fechamentoId: null
--   fechamentoMes: null
--   por: null
select "cobranca_pagamento"."id", "data", "valor", "fechamento"."id" as "fechamentoId",
    "fechamento"."mes" as "fechamentoMes", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "cobranca_pagamento"."criado_por") as "por"
  from "cobranca_pagamento"
  left join "fechamento" on "fechamento"."id" = "cobranca_pagamento"."fechamento_id"
  where "cobranca_id" = $1
  order by "data", "cobranca_pagamento"."id";

-- listRetidas
select cobranca.id, cobranca.versao, cobranca.competencia, plano.nome as plano, retida.valor
  from retidas_do_mes($1, $2::date) retida
  join cobranca on cobranca.id = retida.cobranca_id
  join plano_valores plano on plano.id = cobranca.plano_id
  order by cobranca.competencia, cobranca.id;

-- listVencidas
select "id", "txid", "competencia", "vencimento", "pagavel_ate", "criado_em", "valor", "desconto", "credito",
    "multa_percentual", "juros_percentual", "retida"
  from "cobranca"
  where "posto_id" = $1
  and "status" = $2
  and "retida" = $3
  and "pagavel_ate" < $4
  order by "pagavel_ate", "id";

-- lockComAsDoPosto
select "id"
  from "cobranca"
  where true
  and ("status" = $1 or "id" = any($2))
  and "posto_id" in (select "escolhida"."posto_id"
  from "cobranca" as "escolhida"
  where "escolhida"."id" = any($3))
  order by "id" for update;

-- lockRetidas
select "id"
  from "cobranca"
  where "posto_id" = $1
  and "retida" = $2
  and "status" = $3
  order by "id" for update;

-- sumCredito
select coalesce(sum(valor), 0) as "total"
  from "cobranca_credito"
  where "posto_id" = $1;

-- updateCobranca
update "cobranca"
  set "retida" = $1, "retida_em" = $2, "versao" = "versao" + $3
  where "id" = $4;

update "cobranca"
  set "status" = $1, "motivo" = $2, "versao" = "versao" + $3
  where "id" = $4;

update "cobranca"
  set "status" = $1, "paga_em" = $2, "versao" = "versao" + $3
  where "id" = $4;

update "cobranca"
  set "versao" = "versao" + $1
  where "id" = $2;

-- updateConfiguracao
update "cobranca_configuracao"
  set "multa_percentual" = $1, "juros_percentual" = $2, "dias_suspensao" = $3, "dias_glosa" = $4, "pix_tipo" = $5,
    "pix_chave" = $6, "pix_nome" = $7, "pix_cidade" = $8, "lembretes" = $9, "versao" = "versao" + $10
  where "id" = $11;
