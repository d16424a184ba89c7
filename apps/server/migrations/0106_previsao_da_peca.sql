-- When the central workshop expects what it ships to be at the post; the board of orders tells it on the card that waits.
alter table compra_peca add column previsao_chegada date;

drop view compra_peca_cadastro;
create view compra_peca_cadastro as
  select compra_peca.*, posto_autorizado.nome_fantasia as posto_nome_fantasia,
         coalesce(itens.pecas, '') as pecas, coalesce(itens.ordens_servico, '') as ordens_servico,
         coalesce(itens.unidades, 0) as unidades, coalesce(itens.total, 0) as total
    from compra_peca
    join posto_autorizado on posto_autorizado.id = compra_peca.posto_id
    left join lateral (
      select string_agg(peca.codigo, ', ' order by item.ordem) as pecas,
             string_agg(distinct ordem_servico.numero || '/' || ordem_servico.ano, ', ') as ordens_servico,
             sum(item.quantidade) as unidades, sum(item.quantidade * item.preco) as total
        from compra_peca_item item
        join peca on peca.id = item.peca_id
        left join ordem_servico on ordem_servico.id = item.ordem_servico_id
       where item.compra_peca_id = compra_peca.id) itens on true;
