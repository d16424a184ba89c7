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

-- listFinalizadas
select "ordem_servico_id", max("criado_em") as "em"
  from "os_historico"
  where "ordem_servico_id" = any($1)
  and "para" = $2
  group by "ordem_servico_id";
