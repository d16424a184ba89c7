-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/relatorio/store/agregado.ts

-- readAgregado
--   chave: null
--   rotulo: null
--   valores[]: null
--   valores[]: number
--   valores[]: string
select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.quantidade) filter (where base.dias between 0
  and 90), 0), coalesce(sum(base.quantidade) filter (where base.dias < 0), 0),
    coalesce(sum(base.quantidade) filter (where base.dias between 0
  and 30), 0), coalesce(sum(base.quantidade) filter (where base.dias between 31
  and 60), 0), coalesce(sum(base.quantidade) filter (where base.dias between 61
  and 90), 0), coalesce(sum(base.quantidade) filter (where base.dias > 90), 0),
    coalesce(sum(base.quantidade) filter (where base.dias is null), 0), count(*)) as valores
  from ( select cliente.id::text as chave, cliente.nome_fantasia as rotulo, saldo.quantidade,
    saldo.validade - $1::date as dias
  from saldo
  join produto on produto.id = saldo.produto_id
  join cliente on cliente.id = saldo.cliente_id
  where true
  and saldo.quantidade > 0) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, coalesce(sum(base.quantidade) filter (where base.dias between 0
  and 90), 0) desc nulls last, base.rotulo, base.chave
  limit $2;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.quantidade) filter (where base.dias between 0
  and 90), 0), coalesce(sum(base.quantidade) filter (where base.dias < 0), 0),
    coalesce(sum(base.quantidade) filter (where base.dias between 0
  and 30), 0), coalesce(sum(base.quantidade) filter (where base.dias between 31
  and 60), 0), coalesce(sum(base.quantidade) filter (where base.dias between 61
  and 90), 0), coalesce(sum(base.quantidade) filter (where base.dias > 90), 0),
    coalesce(sum(base.quantidade) filter (where base.dias is null), 0), count(*)) as valores
  from ( select produto.id::text as chave, produto.codigo_produto || ' ' || produto.descricao as rotulo,
    saldo.quantidade, saldo.validade - $1::date as dias
  from saldo
  join produto on produto.id = saldo.produto_id
  join cliente on cliente.id = saldo.cliente_id
  where true
  and "saldo"."cliente_id" = $2
  and saldo.quantidade > 0) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, coalesce(sum(base.quantidade) filter (where base.dias between 0
  and 90), 0) desc nulls last, base.rotulo, base.chave
  limit $3;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.quantidade), 0), count(distinct base.os), coalesce(sum(base.valor_final),
    0)) as valores
  from ( select peca.id::text as chave, peca.codigo || ' ' || peca.descricao as rotulo, ordem_servico.id as os,
    os_linha.quantidade, os_linha.valor_final
  from ordem_servico
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo.marca_id
  join os_orcamento orcamento on orcamento.ordem_servico_id = ordem_servico.id
  and orcamento.situacao = 'APROVADO'
  join os_linha on os_linha.orcamento_id = orcamento.id
  and os_linha.situacao = 'APROVADA'
  join peca on peca.id = os_linha.peca_id
  where true
  and ordem_servico.data_reparo >= $1
  and ordem_servico.data_reparo < $2) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, coalesce(sum(base.quantidade), 0) desc nulls last, base.rotulo, base.chave
  limit $3;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(count(*) filter (where base.reincidencia is not null),
    count(*) filter (where base.reincidencia = 'PENDENTE'), count(*) filter (where base.reincidencia = 'AUTORIZADA'),
    count(*) filter (where base.reincidencia = 'RECUSADA'), count(*),
    round(100.0 * count(*) filter (where base.reincidencia is not null) / nullif(count(*), 0), 1)) as valores
  from ( select modelo.id::text as chave, modelo.codigo || ' ' || modelo.descricao as rotulo,
    ordem_servico.reincidencia
  from ordem_servico
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo.marca_id
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.criado_em >= $3
  and ordem_servico.criado_em < $4
  and ordem_servico.garantia = $5) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, count(*) filter (where base.reincidencia is not null) desc nulls last, base.rotulo, base.chave
  limit $6;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(count(*) filter (where base.reincidencia is not null),
    count(*) filter (where base.reincidencia = 'PENDENTE'), count(*) filter (where base.reincidencia = 'AUTORIZADA'),
    count(*) filter (where base.reincidencia = 'RECUSADA'), count(*),
    round(100.0 * count(*) filter (where base.reincidencia is not null) / nullif(count(*), 0), 1)) as valores
  from ( select to_char(ordem_servico.criado_em at time zone $1, 'YYYY-MM') as chave, null::text as rotulo,
    ordem_servico.reincidencia
  from ordem_servico
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo.marca_id
  where true
  and ordem_servico.criado_em >= $2
  and ordem_servico.criado_em < $3) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, base.chave
  limit $4;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(count(distinct (base.os, base.chave))) as valores
  from ( select os_linha.causa_os_id::text as chave, nomeado.nome as rotulo, ordem_servico.id as os
  from os_orcamento orcamento
  join ordem_servico on ordem_servico.id = orcamento.ordem_servico_id
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo.marca_id
  join os_linha on os_linha.orcamento_id = orcamento.id
  join causa_os nomeado on nomeado.id = os_linha.causa_os_id
  where true
  and orcamento.criado_em >= $1
  and orcamento.criado_em < $2
  and orcamento.situacao <> 'SUBSTITUIDO') base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, count(distinct (base.os, base.chave)) desc nulls last, base.rotulo, base.chave
  limit $3;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(max(base.dias), coalesce(sum(base.quantidade), 0), max(base.ultimo),
    min(base.validade)) as valores
  from ( select saldo.id::text as chave,
    produto.codigo_produto || ' ' || produto.descricao || ' · lote ' || saldo.lote as rotulo, saldo.quantidade,
    saldo.validade, movido.ultimo, $1::date - movido.ultimo as dias
  from saldo
  join produto on produto.id = saldo.produto_id
  join lateral (select (movimento.criado_em at time zone $2)::date as ultimo
  from movimento
  where movimento.saldo_id = saldo.id
  order by movimento.id desc
  limit 1) movido on true
  where true
  and saldo.quantidade > 0
  and $3::date - movido.ultimo >= $4) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, max(base.dias) desc nulls last, base.rotulo, base.chave
  limit $5;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    coalesce(sum(base.linhas), 0), coalesce(sum(base.unidades), 0),
    count(*) filter (where not (base.data_expedicao is not null)),
    count(*) filter (where base.data_expedicao is not null
  and not (base.data_expedicao > base.data_hora_coleta)),
    count(*) filter (where base.data_expedicao > base.data_hora_coleta),
    round(100.0 * count(*) filter (where base.data_expedicao > base.data_hora_coleta) / nullif(count(*) filter (where base.data_expedicao is not null), 0), 1)) as valores
  from ( select cliente.id::text as chave, cliente.nome_fantasia as rotulo, pedido.data_expedicao,
    pedido.data_hora_coleta, itens.linhas, itens.unidades
  from pedido
  join cliente on cliente.id = pedido.cliente_id
  left join lateral (select count(*) as linhas, sum(quantidade) as unidades
  from pedido_item
  where pedido_item.pedido_id = pedido.id) itens on true
  where true
  and pedido.etapa <> 'CANCELADO'
  and pedido.criado_em >= $1
  and pedido.criado_em < $2) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, count(*) desc nulls last, base.rotulo, base.chave
  limit $3;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    coalesce(sum(base.linhas), 0), coalesce(sum(base.unidades), 0),
    count(*) filter (where not (base.data_expedicao is not null)),
    count(*) filter (where base.data_expedicao is not null
  and not (base.data_expedicao > base.data_hora_coleta)),
    count(*) filter (where base.data_expedicao > base.data_hora_coleta),
    round(100.0 * count(*) filter (where base.data_expedicao > base.data_hora_coleta) / nullif(count(*) filter (where base.data_expedicao is not null), 0), 1)) as valores
  from ( select to_char(pedido.criado_em at time zone $1, 'YYYY-MM') as chave, null::text as rotulo,
    pedido.data_expedicao, pedido.data_hora_coleta, itens.linhas, itens.unidades
  from pedido
  join cliente on cliente.id = pedido.cliente_id
  left join lateral (select count(*) as linhas, sum(quantidade) as unidades
  from pedido_item
  where pedido_item.pedido_id = pedido.id) itens on true
  where true
  and pedido.etapa <> 'CANCELADO'
  and pedido.criado_em >= $2
  and pedido.criado_em < $3) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, base.chave
  limit $4;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    count(*) filter (where base.dias <= 15), count(*) filter (where base.dias between 16
  and 30), count(*) filter (where base.dias > 30),
    round(100.0 * count(*) filter (where base.dias <= 30) / nullif(count(*), 0), 1),
    round((percentile_cont(0.5) within group (order by base.dias))::numeric, 1),
    round((percentile_cont(0.9) within group (order by base.dias))::numeric, 1)) as valores
  from ( select to_char(ordem_servico.data_reparo at time zone $1, 'YYYY-MM') as chave, null::text as rotulo,
    ((ordem_servico.data_reparo at time zone $2)::date - (ordem_servico.criado_em at time zone $3)::date) as dias
  from ordem_servico
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo.marca_id
  where true
  and ordem_servico.data_reparo >= $4
  and ordem_servico.data_reparo < $5) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, base.chave
  limit $6;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    count(*) filter (where base.garantia), count(*) filter (where not base.garantia), coalesce(sum(base.valor_total),
    0)) as valores
  from ( select posto.id::text as chave, posto.nome_fantasia as rotulo, ordem_servico.garantia,
    ordem_servico.valor_total
  from ordem_servico
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo.marca_id
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.criado_em >= $3
  and ordem_servico.criado_em < $4) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, count(*) desc nulls last, base.rotulo, base.chave
  limit $5;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    count(*) filter (where base.garantia), count(*) filter (where not base.garantia), coalesce(sum(base.valor_total),
    0)) as valores
  from ( select posto.id::text as chave, posto.nome_fantasia as rotulo, ordem_servico.garantia,
    ordem_servico.valor_total
  from ordem_servico
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo.marca_id
  where true
  and ordem_servico.criado_em >= $1
  and ordem_servico.criado_em < $2) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, count(*) desc nulls last, base.rotulo, base.chave
  limit $3;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    count(*) filter (where base.garantia), count(*) filter (where not base.garantia), coalesce(sum(base.valor_total),
    0)) as valores
  from ( select to_char(ordem_servico.criado_em at time zone $1, 'YYYY-MM') as chave, null::text as rotulo,
    ordem_servico.garantia, ordem_servico.valor_total
  from ordem_servico
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo.marca_id
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and ordem_servico.criado_em >= $4
  and ordem_servico.criado_em < $5) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, base.chave
  limit $6;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    count(*) filter (where base.garantia), count(*) filter (where not base.garantia), coalesce(sum(base.valor_total),
    0)) as valores
  from ( select to_char(ordem_servico.criado_em at time zone $1, 'YYYY-MM') as chave, null::text as rotulo,
    ordem_servico.garantia, ordem_servico.valor_total
  from ordem_servico
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo.marca_id
  where true
  and ordem_servico.criado_em >= $2
  and ordem_servico.criado_em < $3) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, base.chave
  limit $4;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    count(*) filter (where base.recusada), round(100.0 * count(*) filter (where base.recusada) / nullif(count(*), 0),
    1), round((percentile_cont(0.5) within group (order by base.dias))::numeric, 1)) as valores
  from ( select ordem_servico.reparado_por::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = ordem_servico.reparado_por) as rotulo, exists (select
  from os_historico
  where os_historico.ordem_servico_id = ordem_servico.id
  and os_historico.acao = 'reprovarReparo') as recusada,
    ((ordem_servico.data_reparo at time zone $1)::date - (ordem_servico.criado_em at time zone $2)::date) as dias
  from ordem_servico
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo.marca_id
  where true
  and ordem_servico.data_reparo >= $3
  and ordem_servico.data_reparo < $4) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, count(*) desc nulls last, base.rotulo, base.chave
  limit $5;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    count(*) filter (where base.situacao in ('APROVADO')), count(*) filter (where base.situacao in ('REPROVADO')),
    count(*) filter (where base.situacao in ('EXPIRADO')), count(*) filter (where base.situacao in ('ABERTO')),
    round(100.0 * count(*) filter (where base.situacao in ('APROVADO', 'REPROVADO')) / nullif(count(*), 0), 1),
    round(100.0 * count(*) filter (where base.situacao = 'APROVADO') / nullif(count(*) filter (where base.situacao in ('APROVADO', 'REPROVADO')), 0), 1), coalesce(sum(base.valor) filter (where base.situacao = 'APROVADO'), 0), round((percentile_cont(0.5) within group (order by base.dias))::numeric, 1)) as valores
  from ( select to_char(orcamento.criado_em at time zone $1, 'YYYY-MM') as chave, null::text as rotulo,
    orcamento.situacao, (select sum(valor_final)
  from os_linha
  where os_linha.orcamento_id = orcamento.id
  and os_linha.situacao = 'APROVADA') as valor, case when orcamento.situacao in ('APROVADO',
    'REPROVADO') then extract(epoch
  from orcamento.respondido_em - orcamento.criado_em) / 86400 end as dias
  from os_orcamento orcamento
  join ordem_servico on ordem_servico.id = orcamento.ordem_servico_id
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo.marca_id
  where true
  and orcamento.criado_em >= $2
  and orcamento.criado_em < $3
  and orcamento.situacao <> 'SUBSTITUIDO') base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, base.chave
  limit $4;

select base.chave, base.rotulo, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    count(*) filter (where base.situacao in ('AUTORIZADA', 'ESCOLHIDA', 'RECEBIDA')),
    count(*) filter (where base.situacao in ('NAO_AUTORIZADA')),
    count(*) filter (where base.situacao in ('REVERTIDA')), count(*) filter (where base.situacao in ('SOLICITADA')),
    round((percentile_cont(0.5) within group (order by base.dias))::numeric, 1)) as valores
  from ( select to_char(troca.solicitada_em at time zone $1, 'YYYY-MM') as chave, null::text as rotulo, troca.situacao,
    extract(epoch
  from troca.decidida_em - troca.solicitada_em) / 86400 as dias
  from troca
  join ordem_servico on ordem_servico.id = troca.ordem_servico_id
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo.marca_id
  where true
  and troca.solicitada_em >= $2
  and troca.solicitada_em < $3) base
  group by grouping sets ((base.chave, base.rotulo), ())
  order by todo desc, base.chave
  limit $4;
