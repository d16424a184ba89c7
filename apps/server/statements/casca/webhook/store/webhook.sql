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
--   posto_id: null
--   posto_nome: null
--   tipos[]: string
select webhook.id, webhook.nome, webhook.url, webhook.cliente_id, webhook.posto_id, webhook.tipos, webhook.email,
    webhook.ativo, cliente.nome_fantasia as cliente_nome, posto.nome_fantasia as posto_nome, webhook.falhas,
    webhook.anterior_ate, webhook.criado_em, (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "webhook"."criado_por") as criado_por, webhook.versao, (select count(*)::integer
  from webhook_entrega entrega
  where entrega.webhook_id = webhook.id
  and entrega.situacao = 'PENDENTE') as pendentes, webhook.entregue_em, webhook.erro
  from webhook
  left join cliente on cliente.id = webhook.cliente_id
  left join posto_autorizado posto on posto.id = webhook.posto_id
  where true
  and webhook.id = $1
  order by webhook.id desc
  limit 1000;

select webhook.id, webhook.nome, webhook.url, webhook.cliente_id, webhook.posto_id, webhook.tipos, webhook.email,
    webhook.ativo, cliente.nome_fantasia as cliente_nome, posto.nome_fantasia as posto_nome, webhook.falhas,
    webhook.anterior_ate, webhook.criado_em, (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "webhook"."criado_por") as criado_por, webhook.versao, (select count(*)::integer
  from webhook_entrega entrega
  where entrega.webhook_id = webhook.id
  and entrega.situacao = 'PENDENTE') as pendentes, webhook.entregue_em, webhook.erro
  from webhook
  left join cliente on cliente.id = webhook.cliente_id
  left join posto_autorizado posto on posto.id = webhook.posto_id
  where webhook.posto_id = $1
  and webhook.id = $2
  order by webhook.id desc
  limit 1000;

-- insertWebhook
insert into "webhook" ("nome", "url", "cliente_id", "posto_id", "tipos", "email", "ativo", "segredo", "posicao",
    "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  returning "id";

-- listWebhooks
--   anterior_ate: null
--   cliente_id: null
--   cliente_nome: null
--   criado_por: null
--   entregue_em: null
--   erro: null
--   posto_id: null
--   posto_nome: null
--   tipos[]: string
select webhook.id, webhook.nome, webhook.url, webhook.cliente_id, webhook.posto_id, webhook.tipos, webhook.email,
    webhook.ativo, cliente.nome_fantasia as cliente_nome, posto.nome_fantasia as posto_nome, webhook.falhas,
    webhook.anterior_ate, webhook.criado_em, (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "webhook"."criado_por") as criado_por, webhook.versao, (select count(*)::integer
  from webhook_entrega entrega
  where entrega.webhook_id = webhook.id
  and entrega.situacao = 'PENDENTE') as pendentes, webhook.entregue_em, webhook.erro
  from webhook
  left join cliente on cliente.id = webhook.cliente_id
  left join posto_autorizado posto on posto.id = webhook.posto_id
  where true
  and true
  order by webhook.id desc
  limit 1000;

select webhook.id, webhook.nome, webhook.url, webhook.cliente_id, webhook.posto_id, webhook.tipos, webhook.email,
    webhook.ativo, cliente.nome_fantasia as cliente_nome, posto.nome_fantasia as posto_nome, webhook.falhas,
    webhook.anterior_ate, webhook.criado_em, (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "webhook"."criado_por") as criado_por, webhook.versao, (select count(*)::integer
  from webhook_entrega entrega
  where entrega.webhook_id = webhook.id
  and entrega.situacao = 'PENDENTE') as pendentes, webhook.entregue_em, webhook.erro
  from webhook
  left join cliente on cliente.id = webhook.cliente_id
  left join posto_autorizado posto on posto.id = webhook.posto_id
  where webhook.posto_id = $1
  and true
  order by webhook.id desc
  limit 1000;

-- lockWebhook
select
  from webhook
  where true
  and id = $1 for update;

select
  from webhook
  where webhook.posto_id = $1
  and id = $2 for update;

-- replaceSegredo
update "webhook"
  set "segredo_anterior" = "segredo", "segredo" = $1, "anterior_ate" = $2, "versao" = "versao" + $3
  where "id" = $4;

-- updateWebhook
update "webhook"
  set "nome" = $1, "url" = $2, "cliente_id" = $3, "posto_id" = $4, "tipos" = $5, "email" = $6, "ativo" = $7,
    "versao" = "versao" + $8, "falhas" = $9, "descansa_ate" = $10, "erro" = $11
  where "id" = $12;
