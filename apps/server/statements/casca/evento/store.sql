-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/evento/store.ts

-- deleteEventos
with velho as ( delete
  from evento
  where posicao in (select posicao
  from evento
  order by posicao
  limit $1)
  and em < $2
  returning posicao) select count(*)::integer as quantos
  from velho;

-- findPrimeira
select "posicao"
  from "evento"
  order by "posicao"
  limit $1;

-- findUltima
select "posicao"
  from "evento"
  order by "posicao" desc
  limit $1;

-- listEventos
--   cliente_id: null
--   posto_id: null
select posicao, tipo, entidade, entidade_id, cliente_id, posto_id, em, dados
  from evento
  where posicao > $1
  and tipo = any($2::text[])
  and ("cliente_id" = $3 or false)
  order by posicao
  limit $4;

select posicao, tipo, entidade, entidade_id, cliente_id, posto_id, em, dados
  from evento
  where posicao > $1
  and tipo = any($2::text[])
  and (false or "posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4))
  order by posicao
  limit $5;

select posicao, tipo, entidade, entidade_id, cliente_id, posto_id, em, dados
  from evento
  where posicao > $1
  and tipo = any($2::text[])
  and (true or true)
  order by posicao
  limit $3;
