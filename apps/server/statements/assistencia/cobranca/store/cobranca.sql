-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/cobranca/store/cobranca.ts

-- findCobranca
--   motivo: null
--   paga_em: null
select "cobranca".*, "posto"."nome_fantasia" as "postoNome", "plano"."nome" as "planoNome"
  from "cobranca"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "cobranca"."posto_id"
  inner join "plano_valores" as "plano" on "plano"."id" = "cobranca"."plano_id"
  where "cobranca"."id" = $1
  and "cobranca"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select "cobranca".*, "posto"."nome_fantasia" as "postoNome", "plano"."nome" as "planoNome"
  from "cobranca"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "cobranca"."posto_id"
  inner join "plano_valores" as "plano" on "plano"."id" = "cobranca"."plano_id"
  where "cobranca"."id" = $1
  and true;

-- findConfiguracao
select *
  from "cobranca_configuracao"
  order by "id" desc
  limit $1;

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

-- findUltimoInicio
--   inicio: null
select max("inicio") as "inicio"
  from "cobranca"
  where "assinatura_id" = $1
  and "tipo" = $2;

-- insertCobranca
--   motivo: null
--   paga_em: null
insert into "cobranca" ("assinatura_id", "posto_id", "plano_id", "tipo", "competencia", "inicio", "fim", "vencimento",
    "pagavel_ate", "valor", "desconto", "credito", "multa_percentual", "juros_percentual", "retida", "status",
    "paga_em", "txid", "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
  returning *;

-- insertCredito
insert into "cobranca_credito" ("posto_id", "cobranca_id", "valor", "motivo", "criado_em")
  values ($1, $2, $3, $4, $5);

-- insertPagamento
insert into "cobranca_pagamento" ("cobranca_id", "data", "valor", "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5)
  returning "id";

-- listPagamentos
select "id", "data", "valor", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "cobranca_pagamento"."criado_por") as "por"
  from "cobranca_pagamento"
  where "cobranca_id" = $1
  order by "data", "id";

-- lockCobranca
select "id"
  from "cobranca"
  where "id" = $1
  and true for update;

-- sumCredito
select coalesce(sum(valor), 0) as "total"
  from "cobranca_credito"
  where "posto_id" = $1;

-- updateCobranca
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
  set "multa_percentual" = $1, "juros_percentual" = $2, "dias_suspensao" = $3, "pix_tipo" = $4, "pix_chave" = $5,
    "pix_nome" = $6, "pix_cidade" = $7, "lembretes" = $8, "versao" = "versao" + $9
  where "id" = $10;
