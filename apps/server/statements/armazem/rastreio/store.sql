-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/rastreio/store.ts

-- findLote
--   validade: null
select saldo.id, produto.codigo_produto as "codigoProduto", produto.descricao, produto.unidade,
    cliente.nome_fantasia as cliente, saldo.lote, saldo.validade, saldo.quantidade as fisico, saldo.reservado,
    saldo.bloqueado, saldo.condicao
  from saldo
  join produto on produto.id = saldo.produto_id
  join cliente on cliente.id = saldo.cliente_id
  where saldo.id = $1
  and true
  order by produto.codigo_produto, saldo.validade nulls last, saldo.lote, saldo.id
  limit $2;

-- findLotes
--   validade: null
select saldo.id, produto.codigo_produto as "codigoProduto", produto.descricao, produto.unidade,
    cliente.nome_fantasia as cliente, saldo.lote, saldo.validade, saldo.quantidade as fisico, saldo.reservado,
    saldo.bloqueado, saldo.condicao
  from saldo
  join produto on produto.id = saldo.produto_id
  join cliente on cliente.id = saldo.cliente_id
  where saldo.id in (select saldo_id
  from movimento
  where nota_id in (select id
  from nota
  where numero = $1::bigint union select id
  from nota
  where chave_acesso = $2))
  and true
  order by produto.codigo_produto, saldo.validade nulls last, saldo.lote, saldo.id
  limit $3;

select saldo.id, produto.codigo_produto as "codigoProduto", produto.descricao, produto.unidade,
    cliente.nome_fantasia as cliente, saldo.lote, saldo.validade, saldo.quantidade as fisico, saldo.reservado,
    saldo.bloqueado, saldo.condicao
  from saldo
  join produto on produto.id = saldo.produto_id
  join cliente on cliente.id = saldo.cliente_id
  where saldo.id in (select saldo_id
  from movimento
  where pedido_id = (select id
  from pedido
  where numero_pedido = $1::bigint))
  and true
  order by produto.codigo_produto, saldo.validade nulls last, saldo.lote, saldo.id
  limit $2;

select saldo.id, produto.codigo_produto as "codigoProduto", produto.descricao, produto.unidade,
    cliente.nome_fantasia as cliente, saldo.lote, saldo.validade, saldo.quantidade as fisico, saldo.reservado,
    saldo.bloqueado, saldo.condicao
  from saldo
  join produto on produto.id = saldo.produto_id
  join cliente on cliente.id = saldo.cliente_id
  where saldo.produto_id in (select id
  from produto
  where upper(codigo_produto) = upper($1) union select id
  from produto
  where upper(codigo_omni) = upper($2))
  and true
  order by produto.codigo_produto, saldo.validade nulls last, saldo.lote, saldo.id
  limit $3;

select saldo.id, produto.codigo_produto as "codigoProduto", produto.descricao, produto.unidade,
    cliente.nome_fantasia as cliente, saldo.lote, saldo.validade, saldo.quantidade as fisico, saldo.reservado,
    saldo.bloqueado, saldo.condicao
  from saldo
  join produto on produto.id = saldo.produto_id
  join cliente on cliente.id = saldo.cliente_id
  where upper(saldo.lote) = upper($1)
  and true
  order by produto.codigo_produto, saldo.validade nulls last, saldo.lote, saldo.id
  limit $2;

-- listOrigens
--   chave: null
--   emitDocumento: null
--   emitNome: null
--   motivo: null
--   notaId: null
--   numero: null
--   serie: null
select entrada.quantidade, entrada.em, nota.id as "notaId", nota.numero, nota.serie, nota.chave_acesso as chave,
    nota.emit_nome as "emitNome", nota.emit_documento as "emitDocumento", entrada.motivo
  from (select sum(fisico) as quantidade, min(criado_em) as em, nota_id, min(motivo) as motivo
  from movimento
  where saldo_id = $1
  and pedido_id is null
  and tipo <> 'AJUSTE'
  and true
  group by nota_id, recebimento_id, case when recebimento_id is null then id end having sum(fisico) > 0) entrada
  left join nota on nota.id = entrada.nota_id
  order by entrada.em, nota.id
  limit 500;

-- pageDestinos
--   destDocumento: null
--   destNome: null
--   expedidoEm: null
--   notaId: null
--   notaNumero: null
--   numeroPedido: null
--   numeroPedidoCliente: null
--   pedido: null
select pedido.id as pedido, pedido.numero_pedido as "numeroPedido",
    pedido.numero_pedido_cliente as "numeroPedidoCliente", destino.quantidade, destino.expedido_em as "expedidoEm",
    nota.id as "notaId", nota.numero as "notaNumero", nota.dest_nome as "destNome",
    nota.dest_documento as "destDocumento"
  from (select *
  from ( select pedido_id as chave, pedido_id, null::bigint as saida_id, -sum(fisico) as quantidade,
    max(criado_em) filter (where tipo = 'SAIDA') as expedido_em
  from movimento
  where saldo_id = $1
  and pedido_id is not null
  and true
  group by pedido_id having sum(fisico) < 0
  union all select item.pedido_id, item.pedido_id, null, sum(item.quantidade), null
  from pedido_item item
  join pedido on pedido.id = item.pedido_id
  where item.saldo_id = $2
  and "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO'
  and true
  group by item.pedido_id
  union all select -nota_id, null, nota_id, -sum(fisico), max(criado_em)
  from movimento
  where saldo_id = $3
  and pedido_id is null
  and nota_id is not null
  and true
  group by nota_id having sum(fisico) < 0) destino
  order by destino.expedido_em nulls first, destino.chave
  limit $4 offset $5) destino
  left join pedido on pedido.id = destino.pedido_id
  left join lateral ( select nota.id, nota.numero, nota.dest_nome, nota.dest_documento
  from nota
  where nota.id = coalesce(destino.saida_id, ( select ligada.id
  from nota ligada
  join cliente on cliente.id = ligada.cliente_id
  where ligada.pedido_id = pedido.id
  and ligada.cliente_id = pedido.cliente_id
  and ligada.cancelada_em is null
  order by ligada.dest_documento = cliente.cnpj_cpf, ligada.id desc
  limit 1))) nota on true
  order by destino.expedido_em nulls first, destino.chave;

-- sumDestinos
select coalesce(sum(quantidade) filter (where expedido_em is not null), 0) as expedido,
    count(*) filter (where expedido_em is not null) as pedidos,
    count(*) filter (where expedido_em is null) as reservas, count(*) filter (where expedido_em is not null
  and nota.id is null) as "semDestinatario"
  from ( select pedido_id as chave, pedido_id, null::bigint as saida_id, -sum(fisico) as quantidade,
    max(criado_em) filter (where tipo = 'SAIDA') as expedido_em
  from movimento
  where saldo_id = $1
  and pedido_id is not null
  and true
  group by pedido_id having sum(fisico) < 0
  union all select item.pedido_id, item.pedido_id, null, sum(item.quantidade), null
  from pedido_item item
  join pedido on pedido.id = item.pedido_id
  where item.saldo_id = $2
  and "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO'
  and true
  group by item.pedido_id
  union all select -nota_id, null, nota_id, -sum(fisico), max(criado_em)
  from movimento
  where saldo_id = $3
  and pedido_id is null
  and nota_id is not null
  and true
  group by nota_id having sum(fisico) < 0) destino
  left join pedido on pedido.id = destino.pedido_id
  left join lateral ( select nota.id, nota.numero, nota.dest_nome, nota.dest_documento
  from nota
  where nota.id = coalesce(destino.saida_id, ( select ligada.id
  from nota ligada
  join cliente on cliente.id = ligada.cliente_id
  where ligada.pedido_id = pedido.id
  and ligada.cliente_id = pedido.cliente_id
  and ligada.cancelada_em is null
  order by ligada.dest_documento = cliente.cnpj_cpf, ligada.id desc
  limit 1))) nota on true;
