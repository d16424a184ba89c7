-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/prova/store.ts

-- findDaCobranca
select "arquivo"."chave", "arquivo"."filename", "arquivo"."content_type" as "contentType", "arquivo"."length"
  from "financeiro_arquivo" as "arquivo"
  inner join "cobranca_pagamento" as "pagamento" on "pagamento"."id" = "arquivo"."cobranca_pagamento_id"
  inner join "cobranca" on "cobranca"."id" = "pagamento"."cobranca_id"
  where "arquivo"."id" = $1
  and "arquivo"."chave" is not null
  and "cobranca"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select "arquivo"."chave", "arquivo"."filename", "arquivo"."content_type" as "contentType", "arquivo"."length"
  from "financeiro_arquivo" as "arquivo"
  inner join "cobranca_pagamento" as "pagamento" on "pagamento"."id" = "arquivo"."cobranca_pagamento_id"
  inner join "cobranca" on "cobranca"."id" = "pagamento"."cobranca_id"
  where "arquivo"."id" = $1
  and "arquivo"."chave" is not null
  and true;

-- findDoFechamento
select "arquivo"."chave", "arquivo"."filename", "arquivo"."content_type" as "contentType", "arquivo"."length"
  from "financeiro_arquivo" as "arquivo"
  left join "fechamento_linha" as "linha" on "linha"."id" = "arquivo"."fechamento_linha_id"
  inner join "fechamento" on "fechamento"."id" = coalesce("arquivo"."fechamento_id", "linha"."fechamento_id")
  where "arquivo"."id" = $1
  and "arquivo"."chave" is not null
  and "fechamento"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select "arquivo"."chave", "arquivo"."filename", "arquivo"."content_type" as "contentType", "arquivo"."length"
  from "financeiro_arquivo" as "arquivo"
  left join "fechamento_linha" as "linha" on "linha"."id" = "arquivo"."fechamento_linha_id"
  inner join "fechamento" on "fechamento"."id" = coalesce("arquivo"."fechamento_id", "linha"."fechamento_id")
  where "arquivo"."id" = $1
  and "arquivo"."chave" is not null
  and true;

-- forgetChaves
update "financeiro_arquivo"
  set "chave" = $1, "esquecido_em" = $2, "filename" = nome_da_prova(papel, content_type)
  where "id" in ($3);

-- insertProva
insert into "financeiro_arquivo" ("cobranca_pagamento_id", "papel", "chave", "length", "sha256", "filename",
    "content_type", "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

insert into "financeiro_arquivo" ("fechamento_id", "papel", "chave", "length", "sha256", "filename", "content_type",
    "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

insert into "financeiro_arquivo" ("fechamento_linha_id", "papel", "chave", "length", "sha256", "filename",
    "content_type", "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- listAntigas
select "arquivo"."id", "arquivo"."chave"
  from "financeiro_arquivo" as "arquivo"
  left join "cobranca_pagamento" as "pagamento" on "pagamento"."id" = "arquivo"."cobranca_pagamento_id"
  left join "cobranca" on "cobranca"."id" = "pagamento"."cobranca_id"
  left join "fechamento_linha" as "linha" on "linha"."id" = "arquivo"."fechamento_linha_id"
  left join "fechamento" on "fechamento"."id" = coalesce("arquivo"."fechamento_id", "linha"."fechamento_id")
  where "arquivo"."chave" is not null
  and "arquivo"."criado_em" < $1
  and ("cobranca"."status" != $2 or "fechamento"."status" = $3)
  order by "arquivo"."criado_em"
  limit $4;

-- listDaCobranca
--   linhaId: null
select "arquivo"."id", "arquivo"."filename", "arquivo"."length", "arquivo"."content_type" as "contentType",
    "arquivo"."papel", "arquivo"."fechamento_linha_id" as "linhaId",
    "arquivo"."cobranca_pagamento_id" as "pagamentoId"
  from "financeiro_arquivo" as "arquivo"
  inner join "cobranca_pagamento" as "pagamento" on "pagamento"."id" = "arquivo"."cobranca_pagamento_id"
  where "arquivo"."chave" is not null
  and "pagamento"."cobranca_id" = $1
  order by "arquivo"."id";

-- listDoFechamento
--   linhaId: null
--   pagamentoId: null
select "arquivo"."id", "arquivo"."filename", "arquivo"."length", "arquivo"."content_type" as "contentType",
    "arquivo"."papel", "arquivo"."fechamento_linha_id" as "linhaId",
    "arquivo"."cobranca_pagamento_id" as "pagamentoId"
  from "financeiro_arquivo" as "arquivo"
  where "arquivo"."chave" is not null
  and ("arquivo"."fechamento_id" = $1 or "arquivo"."fechamento_linha_id" in (select "id"
  from "fechamento_linha"
  where "fechamento_id" = $2))
  order by "arquivo"."id";
