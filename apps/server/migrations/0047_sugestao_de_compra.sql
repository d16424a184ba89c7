-- What a service point should order: parts below their minimum, and parts that open orders ask for and the stock lacks.

-- What an open order asks for and neither holds nor has used, and how much of it comes by purchases of its own.
create view os_espera_peca as
  select os.posto_id, os.id as ordem_servico_id, linha.peca_id,
         (linha.pedida - coalesce(nossa.reservada, 0) - coalesce(nossa.usada, 0))::integer as falta,
         coalesce((select sum(item.quantidade)
                     from compra_peca_item item
                     join compra_peca on compra_peca.id = item.compra_peca_id
                    where item.ordem_servico_id = os.id and item.peca_id = linha.peca_id
                      and compra_peca.situacao in ('SOLICITADA', 'AUTORIZADA', 'ENVIADA')), 0)::integer as vem
    from ordem_servico os
    cross join lateral (
      select peca_id, sum(quantidade) as pedida
        from os_linha
       where orcamento_id = (
               select id from os_orcamento where ordem_servico_id = os.id order by versao desc limit 1)
         and peca_id is not null and situacao = 'APROVADA' and solicitar_peca
       group by peca_id) linha
    left join lateral (
      select sum(movimento.reservado) as reservada, -sum(movimento.fisico) as usada
        from movimento_peca movimento
        join estoque_peca estoque on estoque.id = movimento.estoque_peca_id
       where movimento.ordem_servico_id = os.id and estoque.peca_id = linha.peca_id) nossa on true
   where os.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA')
     and linha.pedida > coalesce(nossa.reservada, 0) + coalesce(nossa.usada, 0);

-- Units of a part that come to a post.
create view peca_a_caminho as
  select compra_peca.posto_id, item.peca_id, sum(item.quantidade)::integer as vem
    from compra_peca_item item
    join compra_peca on compra_peca.id = item.compra_peca_id
   where compra_peca.situacao in ('SOLICITADA', 'AUTORIZADA', 'ENVIADA')
   group by compra_peca.posto_id, item.peca_id;

create view sugestao_peca as
  select precisa.posto_id, precisa.peca_id, peca.codigo, peca.descricao, peca.preco,
         precisa.quantidade, precisa.reservado, precisa.quantidade - precisa.reservado as livre, precisa.minimo,
         coalesce(caminho.vem, 0) as vem, precisa.falta,
         -- As many as a line of a purchase may have.
         least(999, greatest(0, precisa.minimo + precisa.falta - (precisa.quantidade - precisa.reservado)
                                  - coalesce(caminho.vem, 0))) as sugerida
    from (select posto_id, peca_id, sum(quantidade)::integer as quantidade, sum(reservado)::integer as reservado,
                 sum(minimo)::integer as minimo, sum(falta)::integer as falta
            from (select posto_id, peca_id, quantidade, reservado, minimo, 0 as falta from estoque_peca
                  union all
                  select posto_id, peca_id, 0, 0, 0, falta from os_espera_peca) conta
           group by posto_id, peca_id) precisa
    join peca on peca.id = precisa.peca_id and peca.ativo
    left join peca_a_caminho caminho on caminho.posto_id = precisa.posto_id and caminho.peca_id = precisa.peca_id
   where precisa.quantidade - precisa.reservado < precisa.minimo or precisa.falta > 0;
