-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/notificacao/store/fato.ts

-- deleteFatos
delete
  from "notificacao_fato"
  where "criado_em" < $1
  and "entregue" = $2;

-- insertFatos
/* preparado */ with novo as ( insert into notificacao_fato (tipo, causa, cliente_id, posto_id, pessoas, autor_id,
    link, rotulo, criado_em) select tipo, causa, cliente_id, posto_id, pessoas, autor_id, link, rotulo,
    $1::timestamptz
  from jsonb_to_recordset($2::jsonb) as fato (tipo text, causa text, cliente_id bigint, posto_id bigint,
    pessoas bigint[], autor_id bigint, link text, rotulo text)
  on conflict (tipo, causa) do nothing
  returning id) select pg_notify($3, $4)
  from novo
  limit 1;

-- lockEntrega
select pg_advisory_xact_lock(hashtext('notificacao_entrega'));

-- takeFatos
--   autorId: null
--   clienteId: null
--   pessoas: null
--   pessoas[]: number
--   postoId: null
--   ultimo.id: number
--   ultimo.link: string
--   ultimo.rotulo: string
with fato as ( update notificacao_fato
  set entregue = true
  where not entregue
  returning *) select tipo, cliente_id as "clienteId", posto_id as "postoId", pessoas, autor_id as "autorId",
    count(*)::integer as quantos, (array_agg(jsonb_build_object('id', id, 'link', link, 'rotulo', rotulo)
  order by id desc))[1] as ultimo
  from fato
  group by tipo, cliente_id, posto_id, pessoas, autor_id, case when pessoas is not null then id end
  order by max(id);

-- takeFatosPorCorreio
--   clienteId: null
--   postoId: null
--   ultimo.id: number
--   ultimo.link: string
--   ultimo.rotulo: string
with fato as ( update notificacao_fato
  set por_correio = true
  where not por_correio
  returning *) select tipo, cliente_id as "clienteId", posto_id as "postoId", count(*)::integer as quantos,
    (array_agg(jsonb_build_object('id', id, 'link', link, 'rotulo', rotulo)
  order by id desc))[1] as ultimo
  from fato
  where cliente_id is not null or posto_id is not null
  group by tipo, cliente_id, posto_id
  order by max(id);
