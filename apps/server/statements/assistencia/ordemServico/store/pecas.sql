-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/pecas.ts

-- deleteComprasDaOs
delete
  from compra_peca
  where situacao = 'SOLICITADA'
  and exists (select
  from compra_peca_item item
  where item.compra_peca_id = compra_peca.id
  and item.ordem_servico_id = $1)
  and not exists (select
  from compra_peca_item item
  where item.compra_peca_id = compra_peca.id
  and item.ordem_servico_id is distinct from $2);

-- insertCompraDaOs
insert into "compra_peca" ("criado_em", "criado_por", "posto_id")
  values ($1, $2, $3)
  returning "id";

-- insertCompraDaOs 2
insert into "compra_peca_item" ("peca_id", "quantidade", "preco", "ordem", "compra_peca_id", "posto_id",
    "ordem_servico_id")
  values ($1, $2, $3, $4, $5, $6, $7);

-- listFaltas
select peca.id as peca_id, peca.preco, (sum(linha.quantidade) - coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = $1
  and item.peca_id = peca.id
  and compra_peca.situacao = any($2)), 0))::integer as falta
  from os_linha linha
  join peca on peca.id = linha.peca_id
  where linha.orcamento_id = ( select id
  from os_orcamento
  where ordem_servico_id = $3
  order by versao desc
  limit 1)
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by peca.id;
