-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/wms/store/chamada.ts

-- deleteChamadas
delete
  from "wms_chamada"
  where "em" < $1;

-- findCerta
select "em", "numero_pedido" as "numeroPedido"
  from "wms_chamada"
  where "tipo" = $1
  and "erro" is null
  order by "id" desc
  limit $2;

-- insertChamada
insert into "wms_chamada" ("em", "tipo", "numero_pedido", "duracao_ms", "erro")
  values ($1, $2, $3, $4, $5);

-- listFalhas
select "id", "em", "tipo", "numero_pedido" as "numeroPedido", "duracao_ms" as "duracaoMs", "erro"
  from "wms_chamada"
  where "erro" is not null
  order by "id" desc
  limit $1;

-- measureFila
--   desde: null
--   proximaEm: null
select espera.pedidos, coalesce(trabalho.retiradas, 0)::int as retiradas, least(espera.desde, trabalho.desde) as desde,
    trabalho.proxima as "proximaEm"
  from (select count(*)::int as pedidos, min(ultima_atualizacao) as desde
  from pedido
  where wms_pendente) espera, (select count(*) filter (where task_identifier = $1) as retiradas,
    min(created_at) filter (where task_identifier = $2) as desde, min(run_at) as proxima
  from graphile_worker.jobs
  where task_identifier in ($3)
  and attempts < max_attempts) trabalho;

-- queuePedidos
select graphile_worker.add_job($1::text, payload := json_build_object('pedidoId', id),
    job_key := $2::text || ':' || id)
  from pedido
  where wms_pendente;

-- queueRetiradas
select id
  from graphile_worker.reschedule_jobs( array(select id
  from graphile_worker.jobs
  where task_identifier = $1
  and locked_at is null), run_at := $2::timestamptz, attempts := 0);
