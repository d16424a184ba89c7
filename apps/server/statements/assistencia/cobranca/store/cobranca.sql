-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/cobranca/store/cobranca.ts

-- findConfiguracao
select *
  from "cobranca_configuracao"
  order by "id" desc
  limit $1;

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

-- sumCredito
select coalesce(sum(valor), 0) as "total"
  from "cobranca_credito"
  where "posto_id" = $1;
