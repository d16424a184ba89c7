-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/idempotencia.ts

-- deleteAnswers
delete
  from "idempotencia"
  where "criada_em" < $1;

-- findAnswer
select "corpo_hash", "status", "resposta"
  from "idempotencia"
  where "usuario_id" = $1
  and "chave" = $2
  and "criada_em" >= $3;

-- setAnswer
update "idempotencia"
  set "status" = $1, "resposta" = $2::jsonb
  where "usuario_id" = $3
  and "chave" = $4;

-- takeKey
insert into "idempotencia" ("usuario_id", "chave", "corpo_hash", "criada_em")
  values ($1, $2, $3, $4)
  on conflict ("usuario_id", "chave") do update
  set "corpo_hash" = $5, "criada_em" = $6, "status" = $7, "resposta" = $8
  where "idempotencia"."criada_em" < $9
  returning "chave";
