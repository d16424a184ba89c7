-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/chave.ts

-- deleteChamadas
delete
  from "chave_api_chamada"
  where "em" < $1;

-- insertChamadas
with feitas as ( select *
  from unnest($1::bigint[], $2::timestamptz[], $3::text[], $4::text[], $5::smallint[],
    $6::integer[]) as feita (chave_api_id, em, metodo, caminho, status, duracao_ms)
  where exists (select
  from chave_api
  where chave_api.id = feita.chave_api_id) ), contadas as ( update chave_api
  set chamadas = chave_api.chamadas + feitas_por.quantas, usada_em = greatest(chave_api.usada_em, feitas_por.ultima)
  from (select chave_api_id, count(*) as quantas, max(em) as ultima
  from feitas
  group by chave_api_id) as feitas_por
  where chave_api.id = feitas_por.chave_api_id ) insert into chave_api_chamada (chave_api_id, em, metodo, caminho,
    status, duracao_ms) select chave_api_id, em, metodo, caminho, status, duracao_ms
  from feitas;
