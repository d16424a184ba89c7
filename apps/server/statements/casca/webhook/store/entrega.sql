-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/webhook/store/entrega.ts

-- deleteEntregas
delete
  from "webhook_entrega"
  where "situacao" != $1
  and "criada_em" < $2;

-- insertEntregas
insert into webhook_entrega (webhook_id, posicao, tipo, objeto, mensagem, corpo, criada_em, proxima_em) select $1,
    posicao, tipo, objeto, mensagem, corpo, $2::timestamptz, $3::timestamptz
  from jsonb_to_recordset($4::jsonb) as nova (posicao bigint, tipo text, objeto text, mensagem text, corpo text)
  order by posicao
  on conflict (webhook_id, posicao) do nothing;

-- listEntregas
--   duracao_ms: null
--   erro: null
--   posicao: null
--   resposta: null
--   status: null
--   tentada_em: null
select "id", "posicao", "tipo", "mensagem", "corpo", "situacao", "tentativas", "criada_em", "proxima_em", "tentada_em",
    "status", "erro", "resposta", "duracao_ms"
  from "webhook_entrega"
  where "webhook_id" = $1
  order by "id" desc
  limit $2;

-- recordEntrega
update "webhook_entrega"
  set "situacao" = $1, "proxima_em" = $2, "reservada_ate" = $3, "tentada_em" = $4, "status" = $5, "erro" = $6,
    "resposta" = $7, "duracao_ms" = $8
  where "id" = $9;

-- resetEntrega
with volta as ( update webhook_entrega
  set situacao = 'PENDENTE', tentativas = 0, proxima_em = $1, reservada_ate = null
  where id = $2
  and webhook_id in (select id
  from webhook
  where true)
  returning webhook_id ), acorda as ( update webhook
  set descansa_ate = null
  from volta
  where webhook.id = volta.webhook_id) select webhook_id as id
  from volta;

with volta as ( update webhook_entrega
  set situacao = 'PENDENTE', tentativas = 0, proxima_em = $1, reservada_ate = null
  where id = $2
  and webhook_id in (select id
  from webhook
  where webhook.posto_id = $3)
  returning webhook_id ), acorda as ( update webhook
  set descansa_ate = null
  from volta
  where webhook.id = volta.webhook_id) select webhook_id as id
  from volta;

-- takeEntregas
with fila as ( select id, objeto, proxima_em
  from webhook_entrega
  where webhook_id = $1
  and situacao = 'PENDENTE'
  order by id
  limit $2 ), primeira as ( select distinct on (objeto) id, proxima_em
  from fila
  order by objeto, id ), livre as ( select id
  from webhook_entrega
  where id in (select id
  from primeira
  where proxima_em <= $3)
  and situacao = 'PENDENTE'
  and (reservada_ate is null or reservada_ate <= $4)
  order by id
  limit $5 for update skip locked ) update webhook_entrega entrega
  set reservada_ate = $6, tentativas = tentativas + 1
  from livre
  where entrega.id = livre.id
  returning entrega.id, entrega.mensagem, entrega.corpo, entrega.tipo, entrega.tentativas;
