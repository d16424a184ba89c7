-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/webhook/store/fila.ts

-- findAlvo
--   anterior_ate: null
--   avisado_em: null
--   segredo_anterior: null
select "id", "nome", "url", "email", "segredo", "segredo_anterior", "anterior_ate", "falhas", "avisado_em"
  from "webhook"
  where "id" = $1
  and "ativo" = $2;

-- findProxima
--   em: null
select min(greatest(primeira.proxima_em, primeira.reservada_ate, webhook.descansa_ate)) as em
  from (select distinct on (webhook_id, objeto) webhook_id, proxima_em, reservada_ate
  from webhook_entrega
  where situacao = 'PENDENTE'
  order by webhook_id, objeto, id) primeira
  join webhook on webhook.id = primeira.webhook_id
  where webhook.ativo
  and not exists (select
  from cliente
  where cliente.id = webhook.cliente_id
  and not cliente.ativo)
  and not exists (select
  from posto_autorizado posto
  where posto.id = webhook.posto_id
  and not posto.ativo);

-- listAtivos
select id
  from webhook
  where webhook.ativo
  and not exists (select
  from cliente
  where cliente.id = webhook.cliente_id
  and not cliente.ativo)
  and not exists (select
  from posto_autorizado posto
  where posto.id = webhook.posto_id
  and not posto.ativo);

-- listDevidos
select webhook.id
  from webhook
  where webhook.ativo
  and not exists (select
  from cliente
  where cliente.id = webhook.cliente_id
  and not cliente.ativo)
  and not exists (select
  from posto_autorizado posto
  where posto.id = webhook.posto_id
  and not posto.ativo)
  and (webhook.descansa_ate is null or webhook.descansa_ate <= $1)
  and webhook.id <> all($2::bigint[])
  and exists (select
  from webhook_entrega entrega
  where entrega.webhook_id = webhook.id
  and entrega.situacao = 'PENDENTE'
  and entrega.proxima_em <= $3
  and (entrega.reservada_ate is null or entrega.reservada_ate <= $4))
  limit $5;

-- lockOuvinte
--   cliente_id: null
--   posto_id: null
--   tipos[]: string
select "tipos", "cliente_id", "posto_id", "posicao"
  from "webhook"
  where "id" = $1
  and "ativo" = $2 for update skip locked;

-- setAvisado
update "webhook"
  set "avisado_em" = $1
  where "id" = $2
  and ("avisado_em" is null or "avisado_em" <= $3)
  returning "id";

-- setPosicao
update "webhook"
  set "posicao" = $1
  where "id" = $2;

-- setSaude
update "webhook"
  set "falhas" = $1, "descansa_ate" = $2, "erro" = $3
  where "id" = $4;

update "webhook"
  set "falhas" = $1, "descansa_ate" = $2, "erro" = $3, "entregue_em" = $4
  where "id" = $5;

-- wake
select graphile_worker.add_job($1::text, job_key := $2::text)
  where exists (select
  from evento_novo)
  and exists (select
  from webhook
  where ativo);
