-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/financeiro/store/ordem.ts

-- listDaFabrica
select ordem.id as ordem_servico_id,
    peca.descricao || case when linha.quantidade > 1 then ' (' || linha.quantidade || ')' else '' end as descricao
  from unnest($1::bigint[]) as ordem (id)
  join lateral (select orcamento.id
  from os_orcamento orcamento
  where orcamento.ordem_servico_id = ordem.id
  order by orcamento.versao desc
  limit 1) versao on true
  join os_linha linha on linha.orcamento_id = versao.id
  join peca on peca.id = linha.peca_id
  where linha.garantia
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  order by ordem.id, linha.ordem;

-- listOrdens
--   finalizadaEm: null
select os.id, os.numero || '/' || os.ano as numero, modelo.descricao as modelo,
    case when os.status = 'FINALIZADA' then (os.status_desde at time zone $1)::date else (select (historico.criado_em at time zone $2)::date
  from os_historico historico
  where historico.ordem_servico_id = os.id
  and historico.para = 'FINALIZADA'
  order by historico.id desc
  limit 1) end as "finalizadaEm"
  from ordem_servico os
  left join relogio on relogio.id = os.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  where os.id = any($3::bigint[])
  order by os.ano, os.numero, os.id;
