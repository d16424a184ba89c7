-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/webhook/store/webhook.ts

-- deleteWebhook
delete
  from "webhook"
  where "id" = $1;

-- findWebhook
--   anterior_ate: null
--   cliente_id: null
--   cliente_nome: null
--   criado_por: null
--   entregue_em: null
--   erro: null
--   tipos[]: string
select webhook.id, webhook.nome, webhook.url, webhook.cliente_id, webhook.tipos, webhook.email, webhook.ativo,
    cliente.nome_fantasia as cliente_nome, webhook.falhas, webhook.anterior_ate, webhook.criado_em,
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "webhook"."criado_por") as criado_por, webhook.versao, (select count(*)::integer
  from webhook_entrega entrega
  where entrega.webhook_id = webhook.id
  and entrega.situacao = 'PENDENTE') as pendentes, webhook.entregue_em, webhook.erro
  from webhook
  left join cliente on cliente.id = webhook.cliente_id
  where webhook.id = $1
  order by webhook.id desc
  limit 200;

-- insertWebhook
insert into "webhook" ("nome", "url", "cliente_id", "tipos", "email", "ativo", "segredo", "posicao", "criado_em",
    "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  returning "id";

-- listWebhooks
--   anterior_ate: null
--   cliente_id: null
--   cliente_nome: null
--   criado_por: null
--   entregue_em: null
--   erro: null
--   tipos[]: string
select webhook.id, webhook.nome, webhook.url, webhook.cliente_id, webhook.tipos, webhook.email, webhook.ativo,
    cliente.nome_fantasia as cliente_nome, webhook.falhas, webhook.anterior_ate, webhook.criado_em,
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "webhook"."criado_por") as criado_por, webhook.versao, (select count(*)::integer
  from webhook_entrega entrega
  where entrega.webhook_id = webhook.id
  and entrega.situacao = 'PENDENTE') as pendentes, webhook.entregue_em, webhook.erro
  from webhook
  left join cliente on cliente.id = webhook.cliente_id
  where true
  order by webhook.id desc
  limit 200;

-- lockWebhook
select "id"
  from "webhook"
  where "id" = $1 for update;

-- replaceSegredo
update "webhook"
  set "segredo_anterior" = "segredo", "segredo" = $1, "anterior_ate" = $2, "versao" = "versao" + $3
  where "id" = $4;

-- updateWebhook
update "webhook"
  set "nome" = $1, "url" = $2, "cliente_id" = $3, "tipos" = $4, "email" = $5, "ativo" = $6, "versao" = "versao" + $7,
    "falhas" = $8, "descansa_ate" = $9, "erro" = $10
  where "id" = $11;
