-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/orcamento/itens.ts

-- listItensDaOs
--   livre: null
select 'SERVICO' as tipo, servico.id, servico.codigo, servico.nome, servico.valor as preco, null::integer as livre,
    servico.ativo
  from servico
  where servico.id in ( select os_linha."servico_id"
  from os_linha
  where os_linha.orcamento_id = ( select id
  from os_orcamento
  where ordem_servico_id = $1
  order by versao desc
  limit 1))
  union all select 'PECA', peca.id, peca.codigo, peca.descricao, peca.preco,
    coalesce(estoque.quantidade - estoque.reservado, 0), peca.ativo
  from peca
  left join estoque_peca estoque on estoque.peca_id = peca.id
  and estoque.posto_id = $2
  where peca.id in ( select os_linha."peca_id"
  from os_linha
  where os_linha.orcamento_id = ( select id
  from os_orcamento
  where ordem_servico_id = $3
  order by versao desc
  limit 1));

-- searchItens
--   livre: null
select *
  from ( select 'SERVICO' as tipo, servico.id, servico.codigo, servico.nome, servico.valor as preco,
    null::integer as livre, servico.ativo
  from servico
  where "servico"."ativo"
  and $1::boolean
  and (upper("servico"."codigo") like $2 or sem_acento("servico"."nome") like sem_acento($3))
  union all select 'PECA', peca.id, peca.codigo, peca.descricao, peca.preco,
    coalesce(estoque.quantidade - estoque.reservado, 0), peca.ativo
  from peca
  left join estoque_peca estoque on estoque.peca_id = peca.id
  and estoque.posto_id = $4
  where "peca"."ativo"
  and $5::boolean
  and (upper("peca"."codigo") like $6 or sem_acento("peca"."descricao") like sem_acento($7))) item
  order by upper(codigo) = $8 desc, tipo desc, nome collate "pt-BR-x-icu", id
  limit $9;
