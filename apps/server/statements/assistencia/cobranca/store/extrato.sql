-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/cobranca/store/extrato.ts

-- findExtrato
select "criado_em"
  from "extrato"
  where "hash" = $1;

-- insertExtrato
insert into "extrato" ("hash", "criado_em")
  values ($1, $2)
  on conflict do nothing;

-- insertLancamento
insert into "extrato_lancamento" ("hash", "dica", "pagamento_id")
  values ($1, $2, $3)
  on conflict do nothing
  returning "hash";

-- listChaves
select "hash"
  from "extrato_lancamento"
  where "hash" = any($1);

-- listConciliaveis
--   motivo: null
--   paga_em: null
--   retida_em: null
select "cobranca".*, "posto"."nome_fantasia" as "postoNome", "plano"."nome" as "planoNome"
  from "cobranca"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "cobranca"."posto_id"
  inner join "plano_valores" as "plano" on "plano"."id" = "cobranca"."plano_id"
  where (("cobranca"."status" = $1
  and "cobranca"."retida" = $2) or "cobranca"."txid" = any($3))
  order by "cobranca"."id";

-- listDicas
select "dica"
  from "extrato_lancamento"
  where "dica" = any($1);

-- listPagadores
select "id", "cnpj", "razao_social", "nome_fantasia"
  from "posto_autorizado";

-- listPagos
select "cobranca_id", "data", "valor"
  from "cobranca_pagamento"
  where "cobranca_id" = any($1)
  order by "id";

-- listSuspensivas
select "cobranca"."id", "cobranca"."posto_id" as "postoId", "posto"."nome_fantasia" as "postoNome"
  from "cobranca"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "cobranca"."posto_id"
  where "cobranca"."status" = $1
  and "cobranca"."retida" = $2
  and cobranca.pagavel_ate + (select dias_suspensao
  from cobranca_configuracao
  order by id desc
  limit 1) < $3::date
  order by "cobranca"."id";

-- lockCobrancas
--   motivo: null
--   paga_em: null
--   retida_em: null
select "cobranca".*, "posto"."nome_fantasia" as "postoNome", "plano"."nome" as "planoNome"
  from "cobranca"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "cobranca"."posto_id"
  inner join "plano_valores" as "plano" on "plano"."id" = "cobranca"."plano_id"
  where "cobranca"."id" = any($1);
