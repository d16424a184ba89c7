-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/compraPeca/store-sugestao.ts

-- countSugestao
select count(*) as "total"
  from "sugestao_peca"
  where "posto_id" = $1;

-- listEspera
select peca_id as "pecaId", ordem_servico_id as "ordemServicoId", falta - vem as falta
  from os_espera_peca
  where posto_id = $1
  and peca_id = any ($2::bigint[])
  and falta > vem
  order by ordem_servico_id, peca_id;

-- listSugeridas
select peca_id, sugerida
  from sugestao_peca
  where posto_id = $1
  and peca_id = any ($2::bigint[]);

-- listSugestao
--   ordens[].id: number
--   ordens[].numero: string
--   ordens[]: object
--   peca.codigo: string
--   peca.descricao: string
--   peca.id: number
select jsonb_build_object('id', peca_id, 'codigo', codigo, 'descricao', descricao) as peca, preco, quantidade,
    reservado, livre, minimo, vem, falta, sugerida, (select coalesce(jsonb_agg(jsonb_build_object('id', os.id,
    'numero', os.numero || '/' || os.ano)
  order by os.id), '[]')
  from os_espera_peca espera
  join ordem_servico os on os.id = espera.ordem_servico_id
  where espera.posto_id = sugestao.posto_id
  and espera.peca_id = sugestao.peca_id) as ordens
  from sugestao_peca sugestao
  where posto_id = $1
  order by sugestao.falta > 0 desc, sugestao.sugerida > 0 desc, sugestao.codigo, sugestao.peca_id
  limit $2;
