-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/evento.ts

-- hasEventosNovos
select exists (select
  from evento_novo) as ha;

-- lockPlaces
select pg_advisory_xact_lock(hashtext('evento_posicao'));

-- placeEventos
with tomado as ( delete
  from evento_novo
  where id in (select id
  from evento_novo
  order by id
  limit $1)
  returning * ), posto as ( insert into evento (tipo, entidade, entidade_id, cliente_id, posto_id, em,
    dados) select tipo, entidade, entidade_id, cliente_id, posto_id, em, dados
  from tomado
  order by id
  returning posicao) select count(*)::integer as quantos
  from posto;
