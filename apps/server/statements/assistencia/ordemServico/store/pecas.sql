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
insert into "compra_peca_item" ("peca_id", "preco", "quantidade", "ordem", "compra_peca_id", "posto_id",
    "ordem_servico_id")
  values ($1, $2, $3, $4, $5, $6, $7);

-- listEsperamPecasLivres
select distinct espera.ordem_servico_id as id
  from os_espera_peca espera
  join estoque_peca on estoque_peca.posto_id = espera.posto_id
  and estoque_peca.peca_id = espera.peca_id
  where espera.posto_id = $1
  and estoque_peca.quantidade > estoque_peca.reservado
  order by id;

-- listPecasDaOs
with linha as ( select peca_id, sum(quantidade) as precisa, coalesce(sum(quantidade) filter (where solicitar_peca),
    0) as pedida
  from os_linha
  where orcamento_id = ( select id
  from os_orcamento
  where ordem_servico_id = $1
  order by versao desc
  limit 1)
  and peca_id is not null
  and situacao = 'APROVADA'
  group by peca_id ), nossa as ( select peca_id, reservada, usada
  from os_peca
  where ordem_servico_id = $2 ) select peca.id as peca_id, peca.preco, coalesce(linha.precisa, 0)::integer as precisa,
    coalesce(linha.pedida, 0)::integer as pedida, coalesce(nossa.reservada, 0) as reservada, coalesce(nossa.usada,
    0) as usada, coalesce((select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = $3
  and item.peca_id = peca.id
  and compra_peca.situacao in ('SOLICITADA', 'AUTORIZADA', 'ENVIADA')), 0)::integer as vem
  from linha full
  join nossa using (peca_id)
  join peca on peca.id = coalesce(linha.peca_id, nossa.peca_id)
  order by peca.id;

-- lockOrdens
select "id"
  from "ordem_servico"
  where "id" in ($1)
  order by "id" for update;
